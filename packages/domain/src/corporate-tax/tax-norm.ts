import {
  isForalSchedule,
  taxScheduleOf,
} from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import {
  type AppliedNorm,
  appliedTaxNorm,
  type TaxNorm,
} from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

/** `basque`: one of the three Basque ones, where the document does not say which. */
export type CitedNorm = TaxNorm | 'basque';

/** Turnover of the base year in euros; null where it is not typed. */
const baseTurnover = ({ accounts, unit }: ValuationDocument): number | null => {
  const revenue = accounts.years.at(-1)?.lines.revenue ?? null;
  return revenue === null ? null : revenue * unit;
};

/** The corporate tax law that the company's domicile, turnover and operations lead to. */
export const appliedNormOf = (document: ValuationDocument): AppliedNorm => {
  const { accounts, company, projection } = document;
  return appliedTaxNorm({
    province: company.province,
    year: (accounts.years.at(-1)?.year ?? 0) + 1,
    turnoverEuros: baseTurnover(document),
    foral: projection.taxOperations?.foral ?? null,
    shareElsewhere: projection.taxOperations?.shareElsewhere ?? null,
  });
};

const isBasque = (norm: TaxNorm): boolean => norm !== 'common' && norm !== 'navarra';

/** The law behind the rates that the projection goes by; without rates of a law, the one that applies. */
export const citedNormOf = (document: ValuationDocument): CitedNorm => {
  const { spanishTax } = document.projection;
  const { norm } = appliedNormOf(document);
  if (spanishTax === undefined) return norm;
  const schedule = taxScheduleOf(spanishTax);
  if (!isForalSchedule(schedule)) return 'common';
  if (schedule.startsWith('navarra')) return 'navarra';
  return isBasque(norm) ? norm : 'basque';
};

/** The law that limits the use of losses: a foral share is of the territory, the State's limit of the State. */
export const citedLossNormOf = (document: ValuationDocument): CitedNorm => {
  if (document.projection.losses?.foralShare === undefined) return 'common';
  const cited = citedNormOf(document);
  return cited === 'common' ? appliedNormOf(document).norm : cited;
};

/** Whether the projection goes by foral rates that nobody has confirmed yet. */
export const hasUnconfirmedRates = ({ projection: { spanishTax } }: ValuationDocument): boolean =>
  spanishTax !== undefined &&
  isForalSchedule(taxScheduleOf(spanishTax)) &&
  spanishTax.confirmed === undefined;
