import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { companySortKey } from './company-sort-key.ts';
import { normaliseTaxId } from './normalise-tax-id.ts';
import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * The data of a valuation for lists and totals. Money in whole units of `currency`, whatever the document's unit;
 * equity after its discounts.
 */
export interface ValuationExtract {
  method: ValuationDocument['method'];
  companyName: string;
  companySortKey: string;
  /** In the form of `normaliseTaxId`. */
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

/** The key shared by valuations of one target: the tax id, otherwise the name without its legal form. */
const targetKeyOf = (taxId: string, sortKey: string): string | null => {
  if (taxId) return `nif:${taxId}`;
  const name = sortKey.replace(legalForm, '');
  return name ? `name:${name}` : null;
};

/** The columns of a valuation, always derived from its document and the engine's outcome, never from input. */
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
