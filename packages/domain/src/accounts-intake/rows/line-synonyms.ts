import synonyms from './line-synonyms.json' with { type: 'json' };

/**
 * Names in addition to those of the models, by the key of their line: English statements and everyday words. Stored as
 * keys: lower case, without accents.
 */
export const lineSynonyms: Readonly<Record<string, readonly string[]>> = synonyms;

/** Names that statements print and the models do not contain: checked, never placed. */
export const ebitdaNames: readonly string[] = [
  'ebitda',
  'resultado bruto de explotacion',
  'resultat brut d explotacio',
];

/** What was paid for fixed assets: no line of the models, and the first of the cash flow statement that a valuation takes. */
export const investmentNames: readonly string[] = [
  'pagos por inversiones',
  'pagaments per inversions',
  'capex',
  'inversiones en inmovilizado',
  'inversions en immobilitzat',
  'adquisiciones de inmovilizado',
  'adquisicions d immobilitzat',
];

/** Subtotals that no formula of the models contains. */
export const otherSubtotals: readonly string[] = [
  'margen bruto',
  'marge brut',
  'gross margin',
  'gross profit',
  'valor anadido',
  'valor afegit',
  'total ingresos',
  'total ingressos',
  'total gastos',
  'total despeses',
];
