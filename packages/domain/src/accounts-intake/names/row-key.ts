/** Above twenty a number before a name is an account, below it the numbering of the models. */
const numbering =
  /^(?:(?:1?\d|20)(?:\.\d{1,2})*[.)-]+\s*(?=\D)|[a-z](?:[.-]?\d+)?[).]\s*|[ivx]{1,5}[.)-]+\s*|(?:1?\d|20)\s+(?=\p{L}{2})|[•·*-]\s*)+/u;

/** `(600)`, `(1 + 2 + 3)`, `(A.1+14+15)`, `(nota 4)`: accounts, formulas and notes. */
const bracketed = /\((?:[^()]*\d[^()]*|a|b|c|a ?[+-] ?b(?: ?[+-] ?c)?)\)/gu;

const composed = (name: string): string =>
  name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** A name as it is compared: without accents, marks, numbering, leaders, notes, bracketed accounts and formulas. */
export const rowKey = (name: string): string =>
  composed(name)
    .replaceAll(/l[·.•]l/gu, 'll')
    .trim()
    .replace(numbering, '')
    .replaceAll(bracketed, ' ')
    .replaceAll(/[’'`´]/gu, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Compared also without its blanks: a line of a PDF loses and gains them. */
export const compactKey = (key: string): string => key.replaceAll(' ', '');

export interface CodedName {
  code: string | null;
  name: string;
}

/** Digits alone; dots, blanks and hyphens within a code drop. Null for what is no account. */
export const codeOf = (text: string): string | null => {
  const bare = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  if (!/^\d[\d.\s-]*$/u.test(bare) || /\d[.\s-]{2,}\d/u.test(bare)) return null;
  const digits = bare.replaceAll(/\D/gu, '');
  return digits.length >= 2 && digits.length <= 12 ? digits : null;
};

/** `700 Ventas`, `70. Ventas`, `Ventas (700)`: the account and the name beside it. */
export const splitCodedName = (label: string): CodedName => {
  const bare = label.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const before = /^\(?((?:\d{3,12})|(?:2[1-9]|[3-9]\d))\)?(?:[\s.:–-]+)(?=\p{L})(.+)$/u.exec(bare);
  if (before !== null) return { code: before[1] ?? null, name: before[2] ?? '' };
  const behind = /^(.+?)\s*\((\d{2,12})\)$/u.exec(bare);
  if (behind !== null) return { code: behind[2] ?? null, name: behind[1] ?? '' };
  return { code: null, name: bare };
};
