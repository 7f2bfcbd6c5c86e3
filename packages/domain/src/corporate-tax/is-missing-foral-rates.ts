import type { TaxLaw } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { applicableTaxLaw } from './tax-law.ts';

const territoryOf = (norm: TaxLaw): string => (norm === 'navarra' ? 'navarra' : 'basque');

/**
 * Whether the company is subject to the law of a territory with its own treasury while the projection does not use the
 * rates of that territory.
 */
export const isMissingForalRates = (document: ValuationDocument): boolean => {
  const { norm } = applicableTaxLaw(document);
  const regime = document.projection.spanishTax?.regime;
  return norm !== 'common' && regime?.startsWith(territoryOf(norm)) !== true;
};
