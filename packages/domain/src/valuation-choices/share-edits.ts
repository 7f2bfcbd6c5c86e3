import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { writeField } from '../valuation-fields/write-field.ts';

export const chooseShares = (document: ValuationDocument, chosen: boolean): ValuationDocument =>
  writeField(document, 'shares', chosen ? { number: null } : undefined);

/** Adds options on new shares, starting with the risk-free rate of the cost of capital and no dividend. */
export const chooseShareOptions = (
  document: ValuationDocument,
  chosen: boolean,
): ValuationDocument =>
  writeField(
    document,
    'shares.options',
    chosen
      ? {
          number: null,
          strike: null,
          maturity: null,
          volatility: null,
          riskFreeRate: document.costOfCapital.buildUp.riskFreeRate,
          dividendYield: 0,
        }
      : undefined,
  );
