/** Whose corporate tax law a company follows: the State's, or that of a territory with its own treasury. */
export const foralNorms = ['alava', 'bizkaia', 'gipuzkoa', 'navarra'] as const;
export type ForalNorm = (typeof foralNorms)[number];
export type TaxNorm = 'common' | ForalNorm;

const normOfProvince: Readonly<Partial<Record<string, ForalNorm>>> = {
  '01': 'alava',
  '48': 'bizkaia',
  '20': 'gipuzkoa',
  '31': 'navarra',
};

export const domicileNorm = (province: string | null): TaxNorm =>
  normOfProvince[province ?? ''] ?? 'common';

/** Share of the operations from which a large company follows the law of where it works. */
export const decisiveShare = 0.75;

/**
 * Turnover up to which the domicile alone decides, in euros. Source: Concierto Económico, art. 14, as left by Ley 3/2025
 * (10 M€ before); Convenio Económico with Navarra.
 */
export const domicileLimit = (norm: ForalNorm, year: number): number =>
  norm !== 'navarra' && year >= 2025 ? 12_000_000 : 10_000_000;

export interface TaxDomicile {
  province: string | null;
  /** First projected year, and the turnover of the year before in euros; null where it is not known. */
  year: number;
  turnoverEuros: number | null;
  /** Where else a company of the common territory works; looked at for those alone. */
  foral: ForalNorm | null;
  /** Of its operations, in common territory for a foral domicile, in `foral` for a common one; null: not answered. */
  shareElsewhere: number | null;
}

export interface AppliedNorm {
  norm: TaxNorm;
  /** Whether turnover makes the share of operations a question. */
  asksShare: boolean;
}

/** The law that domicile, turnover and share of operations lead to; without an answer, that of the domicile. */
export const appliedTaxNorm = (company: TaxDomicile): AppliedNorm => {
  const domicile = domicileNorm(company.province);
  const { year, turnoverEuros, foral, shareElsewhere } = company;
  const least = domicileLimit(domicile === 'common' ? (foral ?? 'navarra') : domicile, year);
  const asksShare = company.province !== null && turnoverEuros !== null && turnoverEuros > least;
  const worksElsewhere = asksShare && (shareElsewhere ?? 0) >= decisiveShare;
  if (!worksElsewhere) return { norm: domicile, asksShare };
  return { norm: domicile === 'common' ? (foral ?? 'common') : 'common', asksShare };
};
