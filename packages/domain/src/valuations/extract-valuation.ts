import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { companySortKey } from './company-sort-key.ts';
import { normaliseTaxId } from './normalise-tax-id.ts';
import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * What lists and totals need of a valuation. Money in whole units of `currency`, whatever the document's unit; equity
 * after its discounts.
 */
export interface ValuationExtract {
  method: ValuationDocument['method'];
  companyName: string;
  companySortKey: string;
  /** As `normaliseTaxId` makes it. */
  taxId: string;
  sector: string | null;
  province: string | null;
  currency: string;
  equityLow: number | null;
  equityCentral: number | null;
  equityHigh: number | null;
  enterpriseCentral: number | null;
  ebitda: number | null;
  impliedMultiple: number | null;
  targetKey: string | null;
}

const finite = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const legalForm = /[ ,]+s\.? ?[la]\.?( ?[up]\.?)?$/;

/** Two valuations of one target share it: the tax id, else the name without its legal form. */
const targetKeyOf = (taxId: string, sortKey: string): string | null => {
  if (taxId) return `nif:${taxId}`;
  const name = sortKey.replace(legalForm, '');
  return name ? `name:${name}` : null;
};

/** The columns of a valuation, always from its document and what the engine made of it, never from input. */
export const extractValuation = (
  document: ValuationDocument,
  { result }: Pick<ValuationOutcome, 'result'>,
): ValuationExtract => {
  const whole = (value: number | undefined): number | null =>
    finite(value === undefined ? null : value * document.unit);
  const sortKey = companySortKey(document.company.name);
  const equity = result && equityOfResult(result);
  const taxId = normaliseTaxId(document.company.taxId);
  return {
    method: document.method,
    companyName: document.company.name,
    companySortKey: sortKey,
    taxId,
    sector: document.company.sector,
    province: document.company.province,
    currency: document.currency,
    equityLow: whole(equity?.low),
    equityCentral: whole(equity?.central),
    equityHigh: whole(equity?.high),
    enterpriseCentral: whole(result?.enterpriseValue.central),
    ebitda: whole(result?.normalisedEbitda),
    impliedMultiple: finite(result?.impliedEvToEbitda),
    targetKey: targetKeyOf(taxId, sortKey),
  };
};
