/** Sources that the product itself writes beside an input; each has its texts in the catalogs. */
export const productSourceCodes = [
  'damodaran-2026-01',
  'damodaran-europe-sector-average',
  'spanish-general-tax-rate',
] as const;
export type ProductSourceCode = (typeof productSourceCodes)[number];

/** What is stored of a product's source beside its code, for readers of the document that know no codes. */
const texts: Readonly<Record<ProductSourceCode, string>> = {
  'damodaran-2026-01': 'Damodaran, enero 2026',
  'damodaran-europe-sector-average': 'Damodaran, Europa occidental, media del sector',
  'spanish-general-tax-rate': 'Tipo general, Ley 27/2014, art. 29',
};

/** The note of a source of the product; `date` is an ISO date, null for what has none. */
export const productSource = (code: ProductSourceCode, date: string | null = null) => ({
  text: texts[code],
  date,
  code,
});
