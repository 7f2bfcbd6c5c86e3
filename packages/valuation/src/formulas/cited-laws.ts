/** Laws on which a formula is based. The cited text depends on the company's territory and the reader's language. */
export const citedLaws = [
  'tax-rate-law',
  'loss-offset-law',
  'new-company-law',
  'zec-law',
  'ceuta-melilla-law',
] as const;
export type CitedLaw = (typeof citedLaws)[number];

export const isCitedLaw = (source: string): source is CitedLaw =>
  citedLaws.some((law) => law === source);
