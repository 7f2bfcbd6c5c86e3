/** The corporate tax law that applies to a company: the State's, or that of a territory with its own treasury. */
export const foralLaws = ['alava', 'bizkaia', 'gipuzkoa', 'navarra'] as const;
export type ForalLaw = (typeof foralLaws)[number];
export type TaxLaw = 'common' | ForalLaw;

const normOfProvince: Readonly<Partial<Record<string, ForalLaw>>> = {
  '01': 'alava',
  '48': 'bizkaia',
  '20': 'gipuzkoa',
  '31': 'navarra',
};

export const domicileTaxLaw = (province: string | null): TaxLaw =>
  normOfProvince[province ?? ''] ?? 'common';

/**
 * The fraction of the operations from which a large company is subject to the law of the territory where it operates.
 */
export const decisiveOperationsShare = 0.75;

/**
 * Turnover up to which the domicile alone decides, in euros. Source: Concierto Económico, art. 14, as amended by Ley
 * 3/2025 (10 M€ before); Convenio Económico with Navarra.
 */
export const domicileLimit = (norm: ForalLaw, year: number): number =>
  norm !== 'navarra' && year >= 2025 ? 12_000_000 : 10_000_000;

export interface TaxDomicile {
  province: string | null;
  /** `year` is the first projected year; `turnoverEuros` is the turnover of the year before, null when unknown. */
  year: number;
  turnoverEuros: number | null;
  /** The foral territory in which a company of the common territory also operates; ignored for other companies. */
  foral: ForalLaw | null;
  /**
   * The fraction of the company's operations in common territory for a foral domicile, or in `foral` for a common one;
   * null when not answered.
   */
  shareElsewhere: number | null;
}

export interface AppliedTaxLaw {
  norm: TaxLaw;
  /** Whether the turnover is so high that the share of operations must be asked. */
  asksShare: boolean;
}

/**
 * The law that applies by domicile, turnover and share of operations; without an answer about the share, that of the
 * domicile.
 */
export const appliedTaxLaw = (company: TaxDomicile): AppliedTaxLaw => {
  const domicile = domicileTaxLaw(company.province);
  const { year, turnoverEuros, foral, shareElsewhere } = company;
  const least = domicileLimit(domicile === 'common' ? (foral ?? 'navarra') : domicile, year);
  const asksShare = company.province !== null && turnoverEuros !== null && turnoverEuros > least;
  const worksElsewhere = asksShare && (shareElsewhere ?? 0) >= decisiveOperationsShare;
  if (!worksElsewhere) return { norm: domicile, asksShare };
  return { norm: domicile === 'common' ? (foral ?? 'common') : 'common', asksShare };
};
