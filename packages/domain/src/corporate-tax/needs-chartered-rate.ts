import type { TaxNorm } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { appliedNormOf } from './tax-norm.ts';

const territoryOf = (norm: TaxNorm): string => (norm === 'navarra' ? 'navarra' : 'basque');

/** The company follows the law of a territory with its own treasury, and the projection does not go by its rates. */
export const needsCharteredRate = (document: ValuationDocument): boolean => {
  const { norm } = appliedNormOf(document);
  const regime = document.projection.spanishTax?.regime;
  return norm !== 'common' && regime?.startsWith(territoryOf(norm)) !== true;
};
