/** A number above twenty before a name is an account; a lower one is the numbering of the models. */
const numbering =
  /^(?:(?:1?\d|20)(?:\.\d{1,2})*[.)-]+\s*(?=\D)|[a-z](?:[.-]?\d+)?[).]\s*|[ivx]{1,5}[.)-]+\s*|(?:1?\d|20)\s+(?=\p{L}{2})|[•·*-]\s*)+/u;

/** Accounts, formulas and notes: `(600)`, `(1 + 2 + 3)`, `(A.1+14+15)`, `(nota 4)`. */
const bracketed = /\((?:[^()]*\d[^()]*|a|b|c|a ?[+-] ?b(?: ?[+-] ?c)?)\)/gu;

const composed = (name: string): string =>
  name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * A name in the form used for comparison: without accents, symbols, numbering, leader dots, notes, bracketed accounts
 * and formulas.
 */
export const rowKey = (name: string): string =>
  composed(name)
    .replaceAll(/l[·.•]l/gu, 'll')
    .trim()
    .replace(numbering, '')
    .replaceAll(bracketed, ' ')
    .replaceAll(/[’'`´]/gu, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The key without spaces, also used for comparison, because lines of a PDF lose and gain spaces. */
export const compactKey = (key: string): string => key.replaceAll(' ', '');

export interface CodedName {
  code: string | null;
  name: string;
}

/**
 * The digits of an account code; dots, spaces and hyphens within it are removed. Null when the text is not an account
 * code.
 */
export const parseAccountCode = (text: string): string | null => {
  const bare = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  if (!/^\d[\d.\s-]*$/u.test(bare) || /\d[.\s-]{2,}\d/u.test(bare)) return null;
  const digits = bare.replaceAll(/\D/gu, '');
  return digits.length >= 2 && digits.length <= 12 ? digits : null;
};

/** Separates the account and its name: `700 Ventas`, `70. Ventas`, `Ventas (700)`. */
export const splitCodedName = (label: string): CodedName => {
  const bare = label.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const before = /^\(?((?:\d{3,12})|(?:2[1-9]|[3-9]\d))\)?(?:[\s.:–-]+)(?=\p{L})(.+)$/u.exec(bare);
  if (before !== null) return { code: before[1] ?? null, name: before[2] ?? '' };
  const behind = /^(.+?)\s*\((\d{2,12})\)$/u.exec(bare);
  if (behind !== null) return { code: behind[2] ?? null, name: behind[1] ?? '' };
  return { code: null, name: bare };
};
