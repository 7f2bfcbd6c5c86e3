/**
 * The name of a row in the form used for comparison: without accents, symbols, its numbering and the accounts it lists.
 */
export const labelKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^)]*\d[^)]*\)/gu, ' ')
    .replaceAll(/[’'`´]/gu, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/**
 * `1.`, `IV.`, `a)`, `A.1)`: the numbering before a name in the models of annual accounts. Numbers above twenty are
 * accounts.
 */
const numbering = /^(?:(?:1?\d|20)[.)]\s|[A-Z](?:\.\d+)?\)\s?|[IVX]+[.)]\s|[a-z]\)\s?)+/u;

export const withoutNumbering = (label: string): string =>
  label.trim().replace(numbering, '').trim();

const accountShape = /^\(?(\d{2,10})\*?\)?$/u;

/** The account in a cell that contains nothing else; null for a list of several accounts, or none. */
export const accountOfCell = (cell: string): string | null =>
  accountShape.exec(cell.trim())?.[1] ?? null;

export const isAccountCell = (cell: string): boolean =>
  cell.split(/[,;]\s*/u).every((one) => accountShape.test(one.trim()));

/** Separates the account and its name: `700 Ventas`, `70. Ventas`, `Ventas (700)`. */
export const splitAccount = (label: string): { account: string | null; name: string } => {
  const bareLabel = withoutNumbering(label);
  const before = /^\(?(\d{2,10})\)?[\s.:–-]+(?=\p{L})(.+)$/u.exec(bareLabel);
  if (before !== null) return { account: before[1] ?? null, name: before[2] ?? '' };
  const behind = /^(.+?)\s*\((\d{2,10})\)$/u.exec(bareLabel);
  if (behind !== null) return { account: behind[2] ?? null, name: behind[1] ?? '' };
  return { account: accountOfCell(bareLabel), name: bareLabel };
};
