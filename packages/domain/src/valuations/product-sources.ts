/** Sources that the product itself stores with an input; the texts for each are in the catalogs. */
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
  'own-transaction',
] as const;
export type ProductSourceCode = (typeof productSourceCodes)[number];

/** The text stored with the code of a product's source, for readers of the document who do not know the codes. */
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
  'own-transaction': 'Operación propia',
};

/** Whether a source means that the product assumed the figure, and a user still has to check it. */
export const isAssumption = (
  note: { code?: ProductSourceCode; confirmed?: true } | undefined,
): boolean => note?.confirmed !== true && (note?.code?.startsWith('assumption-') ?? false);

/** The note of a source of the product; `date` is an ISO date, null when the source has none. */
export const productSource = (code: ProductSourceCode, date: string | null = null) => ({
  text: texts[code],
  date,
  code,
});

/**
 * Texts that earlier releases stored for these sources, including confirmed or applied ones in the language of the
 * user.
 */
const earlierTexts: Readonly<Record<string, ProductSourceCode>> = {
  'Hipótesis: se mantiene el margen del año base': 'assumption-base-margin',
  'Hipótesis: bono alemán a diez años en torno al 2,85 %; compruébalo a la fecha de valoración':
    'assumption-german-bond',
  'Hipótesis: no hay ninguna partida; revisa el balance': 'assumption-none',
  'Hipótesis: tipo general de la hacienda foral; confírmalo': 'assumption-chartered-tax-rate',
  'Hipòtesi: tipus general de la hisenda foral': 'assumption-chartered-tax-rate',
  'Assumption: general rate of the chartered territory': 'assumption-chartered-tax-rate',
  'Hipòtesi: bo alemany a 10 anys': 'assumption-german-bond',
  'Assumption: German 10-year bond': 'assumption-german-bond',
  'Hipòtesi: empresa petita i no cotitzada': 'assumption-size-premium',
  'Assumption: a small, unlisted company': 'assumption-size-premium',
  'Hipòtesi: depèn de poques persones i clients': 'assumption-specific-risk',
  'Assumption: it depends on few people and customers': 'assumption-specific-risk',
  'Damodaran, gener 2026; hipòtesi: ràting BBB': 'assumption-bbb-spread',
  'Damodaran, January 2026; assumption: BBB rating': 'assumption-bbb-spread',
  'Hipòtesi: EBITDA de l’any base menys una quarta part d’amortització': 'assumption-base-ebit',
  'Assumption: base-year EBITDA less a quarter for depreciation': 'assumption-base-ebit',
  'Hipòtesi: el deute del balanç al 5 %': 'assumption-interest-of-debt',
  'Assumption: the balance sheet’s debt at 5%': 'assumption-interest-of-debt',
  'Hipòtesi: objectiu d’inflació del BCE': 'assumption-inflation-target',
  'Assumption: the ECB’s inflation target': 'assumption-inflation-target',
  'Hipòtesi: el marge de l’any base, congelat tots els anys': 'assumption-base-margin',
  'Assumption: the base year’s margin, frozen in every year': 'assumption-base-margin',
  'Hipòtesi: una quarta part de l’EBITDA': 'assumption-quarter-of-ebitda',
  'Assumption: a quarter of EBITDA': 'assumption-quarter-of-ebitda',
  'Hipòtesi: cada euro de capital sosté dos euros de vendes': 'assumption-sales-to-capital',
  'Assumption: each euro of capital supports two euros of revenue': 'assumption-sales-to-capital',
  'Hipòtesi: sense partides identificades': 'assumption-none',
  'Assumption: no items identified': 'assumption-none',
  'Hipòtesi: el DCF pesa una mica més que els múltiples': 'assumption-weights',
  'Assumption: the DCF counts somewhat more than the multiples': 'assumption-weights',
  'Operació pròpia': 'own-transaction',
  'Own transaction': 'own-transaction',
};

/** The product's source for a stored text; null when a user wrote the text. */
export const productSourceOf = (text: string): ProductSourceCode | null => {
  const plain = text.replaceAll('\u00A0', ' ');
  return productSourceCodes.find((code) => texts[code] === plain) ?? earlierTexts[plain] ?? null;
};
