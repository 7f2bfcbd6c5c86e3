import {
  isForalSchedule,
  taxScheduleOf,
} from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import {
  type AppliedTaxLaw,
  appliedTaxLaw,
  type TaxLaw,
} from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

/** `basque`: one of the three Basque laws, when the document does not determine which. */
export type CitedTaxLaw = TaxLaw | 'basque';

/** Turnover of the base year in euros; null when it has not been entered. */
const baseTurnover = ({ accounts, unit }: ValuationDocument): number | null => {
  const revenue = accounts.years.at(-1)?.lines.revenue ?? null;
  return revenue === null ? null : revenue * unit;
};

/** The corporate tax law that applies by the company's domicile, turnover and operations. */
export const applicableTaxLaw = (document: ValuationDocument): AppliedTaxLaw => {
  const { accounts, company, projection } = document;
  return appliedTaxLaw({
    province: company.province,
    year: (accounts.years.at(-1)?.year ?? 0) + 1,
    turnoverEuros: baseTurnover(document),
    foral: projection.taxOperations?.foral ?? null,
    shareElsewhere: projection.taxOperations?.shareElsewhere ?? null,
  });
};

const isBasque = (norm: TaxLaw): boolean => norm !== 'common' && norm !== 'navarra';

/** The law behind the rates that the projection uses; when it uses no legal rates, the law that applies. */
export const citedTaxLaw = (document: ValuationDocument): CitedTaxLaw => {
  const { spanishTax } = document.projection;
  const { norm } = applicableTaxLaw(document);
  if (spanishTax === undefined) return norm;
  const schedule = taxScheduleOf(spanishTax);
  if (!isForalSchedule(schedule)) return 'common';
  if (schedule.startsWith('navarra')) return 'navarra';
  return isBasque(norm) ? norm : 'basque';
};

/**
 * The law that limits the use of losses: the territory's law for a foral share, the State's law for the State's limit.
 */
export const citedLossLaw = (document: ValuationDocument): CitedTaxLaw => {
  if (document.projection.losses?.foralShare === undefined) return 'common';
  const cited = citedTaxLaw(document);
  return cited === 'common' ? applicableTaxLaw(document).norm : cited;
};

/** Whether the projection uses foral rates that no user has confirmed yet. */
export const hasUnconfirmedRates = ({ projection: { spanishTax } }: ValuationDocument): boolean =>
  spanishTax !== undefined &&
  isForalSchedule(taxScheduleOf(spanishTax)) &&
  spanishTax.confirmed === undefined;
