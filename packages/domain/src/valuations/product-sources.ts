/** Sources that the product itself writes beside an input; each has its texts in the catalogs. */
export const productSourceCodes = [
  'damodaran-2026-01',
  'damodaran-europe-sector-average',
  'spanish-general-tax-rate',
  'assumption-chartered-tax-rate',
  'assumption-german-bond',
  'assumption-size-premium',
  'assumption-specific-risk',
  'assumption-bbb-spread',
  'assumption-base-ebit',
  'assumption-interest-of-debt',
  'assumption-inflation-target',
  'assumption-base-margin',
  'assumption-quarter-of-ebitda',
  'assumption-sales-to-capital',
  'assumption-none',
  'assumption-weights',
  'monthly-budget',
] as const;
export type ProductSourceCode = (typeof productSourceCodes)[number];

/** What is stored of a product's source beside its code, for readers of the document that know no codes. */
const texts: Readonly<Record<ProductSourceCode, string>> = {
  'damodaran-2026-01': 'Damodaran, enero 2026',
  'damodaran-europe-sector-average': 'Damodaran, Europa occidental, media del sector',
  'spanish-general-tax-rate': 'Tipo general, Ley 27/2014, art. 29',
  'assumption-chartered-tax-rate': 'Hipótesis: tipo general de la hacienda foral',
  'assumption-german-bond': 'Hipótesis: bono alemán a 10 años',
  'assumption-size-premium': 'Hipótesis: empresa pequeña y no cotizada',
  'assumption-specific-risk': 'Hipótesis: depende de pocas personas y clientes',
  'assumption-bbb-spread': 'Damodaran, enero 2026; hipótesis: rating BBB',
  'assumption-base-ebit': 'Hipótesis: EBITDA del año base menos una cuarta parte de amortización',
  'assumption-interest-of-debt': 'Hipótesis: la deuda del balance al 5 %',
  'assumption-inflation-target': 'Hipótesis: objetivo de inflación del BCE',
  'assumption-base-margin': 'Hipótesis: el margen del año base, congelado todos los años',
  'assumption-quarter-of-ebitda': 'Hipótesis: una cuarta parte del EBITDA',
  'assumption-sales-to-capital': 'Hipótesis: cada euro de capital sostiene dos euros de ventas',
  'assumption-none': 'Hipótesis: sin partidas identificadas',
  'assumption-weights': 'Hipótesis: el DCF pesa algo más que los múltiplos',
  'monthly-budget': 'Presupuesto mensual, doce meses cerrados',
};

/** Whether a source says that the product assumed the figure: somebody still has to look at it. */
export const isAssumption = (code: ProductSourceCode | undefined): boolean =>
  code?.startsWith('assumption-') ?? false;

/** The note of a source of the product; `date` is an ISO date, null for what has none. */
export const productSource = (code: ProductSourceCode, date: string | null = null) => ({
  text: texts[code],
  date,
  code,
});

/** What was stored of them before. */
const earlierTexts: Readonly<Record<string, ProductSourceCode>> = {
  'Hipótesis: se mantiene el margen del año base': 'assumption-base-margin',
  'Hipótesis: bono alemán a diez años en torno al 2,85 %; compruébalo a la fecha de valoración':
    'assumption-german-bond',
  'Hipótesis: no hay ninguna partida; revisa el balance': 'assumption-none',
  'Hipótesis: tipo general de la hacienda foral; confírmalo': 'assumption-chartered-tax-rate',
};

/** The source of the product that a stored text is of; null where somebody wrote it. */
export const productSourceOf = (text: string): ProductSourceCode | null =>
  productSourceCodes.find((code) => texts[code] === text) ?? earlierTexts[text] ?? null;
