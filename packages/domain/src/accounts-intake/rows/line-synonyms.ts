import synonyms from './line-synonyms.json' with { type: 'json' };

/**
 * Names beside those of the models, by the key of their line: English statements and the words of
 * daily use. Compared as keys: lower case, without accents.
 */
export const lineSynonyms: Readonly<Record<string, readonly string[]>> = synonyms;

/** Names that statements print and the models do not: checked, never placed. */
export const ebitdaNames: readonly string[] = [
  'ebitda',
  'resultado bruto de explotacion',
  'resultat brut d explotacio',
];

/** Sums in between that no identity of the models holds. */
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
