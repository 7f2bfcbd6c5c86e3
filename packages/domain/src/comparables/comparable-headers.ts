export type ComparableHeader =
  | 'name'
  | 'type'
  | 'sector'
  | 'source'
  | 'date'
  | 'enterpriseValue'
  | 'ebitda'
  | 'evToEbitda'
  | 'evToEbit'
  | 'evToSales'
  | 'priceToEarnings';

export interface HeaderColumn {
  column: ComparableHeader;
  /** The unit of amounts below the header: 1, thousands or millions. */
  scale: number;
}

export interface ComparableHeaders {
  /** The last header row of the block; rows above the headers describe the sheet. */
  row: number;
  /** One entry per column, in the order of the block; null when the header matches no field of a comparable. */
  columns: (HeaderColumn | null)[];
}

const value = String.raw`(?:t?ev|ve|valor(?: de?)?(?: la| l)? ?empresa|enterprise value|firm value)`;
const over = String.raw` ?(?:/|sobre|entre|to) ?`;

/** Patterns for `plain` headers in Spanish, Catalan and English; the first match determines the header's meaning. */
const patterns: readonly (readonly [ComparableHeader, RegExp])[] = [
  ['evToEbitda', new RegExp(String.raw`\b${value}${over}ebitda\b`, 'u')],
  ['evToEbit', new RegExp(String.raw`\b${value}${over}ebit\b`, 'u')],
  [
    'evToSales',
    new RegExp(
      String.raw`\b${value}${over}(?:ventas|vendes|sales|revenues?|ingresos|ingressos|facturacion?|cifra de negocios?|xifra de negocis?)\b`,
      'u',
    ),
  ],
  [
    'priceToEarnings',
    /^(?:per|p ?\/ ?e)\b|\b(?:precio|preu|price)(?: ?\/ ?| to | sobre | entre )(?:beneficio|benefici|earnings)/u,
  ],
  ['type', /^(?:tipo|tipus|type|clase|classe)\b/u],
  ['sector', /^(?:sector|industria|industry|actividad|activitat)\b/u],
  ['source', /^(?:fuente|font|source|origen|origin)\b/u],
  ['date', /^(?:fecha|data|date|cierre|tancament|closing|closed on)\b/u],
  ['enterpriseValue', new RegExp(`^(?:${value}|valor|value|precio|preu|price)$`, 'u')],
  ['ebitda', /^ebitda\b/u],
  [
    'name',
    /^(?:nombre|nom|name|empresa|companyia|compania|company|sociedad|societat|comparable|operacion?|transaccion?|transaction|deal|target|objetivo|objectiu)\b/u,
  ],
];

/** A multiple without its denominator, which is EBITDA when no other header is for EBITDA. */
const bareMultiple = /^(?:multiplo|multiple)s?\b|^x ?ebitda$/u;

const money = String.raw`(?:€|(?:us)?\$|£|eur(?:os?)?|usd|gbp)`;
const scalePattern = (letters: string, words: string): RegExp =>
  new RegExp(
    String.raw`(?:\b(?:${letters}) ?${money}|${money} ?(?:${letters})|\b(?:${words})|[([](?:${letters})[)\]])(?![\p{L}])`,
    'u',
  );

const scales: readonly (readonly [number, RegExp])[] = [
  [
    1_000_000_000,
    scalePattern('bn', 'bn|billions?|(?:mil|(?:miles|milers) de|milers d) mil(?:lones|ions)'),
  ],
  [1_000_000, scalePattern('m|mm', 'mm|mn|mio|mill|millones|milions|millions?')],
  [1_000, scalePattern('k|th|000', 'k|mil|miles|milers|thousands?|000s?')],
];

const lower = (head: string): string =>
  head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'.·_]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The header without texts in brackets, and without the year or kind of the figure. */
const plain = (head: string): string =>
  lower(head)
    .replaceAll(/[([].*?[)\]]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const scaleOf = (head: string): number =>
  scales.find(([, pattern]) => pattern.test(lower(head)))?.[0] ?? 1;

const withoutScale = (head: string): string =>
  scales.reduce((text, [, pattern]) => text.replace(pattern, ''), head).trim();

const columnOf = (head: string): ComparableHeader | null => {
  const text = plain(head);
  const found = patterns.find(
    ([, pattern]) => pattern.test(text) || pattern.test(withoutScale(text)),
  );
  return found?.[0] ?? null;
};

const columnsOf = (cells: readonly string[]): (HeaderColumn | null)[] => {
  const found = cells.map(columnOf);
  const bare = found.includes('evToEbitda')
    ? -1
    : cells.findIndex((cell, at) => found[at] === null && bareMultiple.test(plain(cell)));
  const told = found.map((column, at) => (at === bare ? ('evToEbitda' as const) : column));
  return told.map((column, at) => {
    // Among several columns of one kind, for example of two years, the first is used.
    if (column === null || told.indexOf(column) < at) return null;
    const isAmount = column === 'enterpriseValue' || column === 'ebitda';
    return { column, scale: isAmount ? scaleOf(cells[at] ?? '') : 1 };
  });
};

/** An amount or a multiple, but not a year. */
const isFigure = (cell: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*[x×]?$/u.test(cell) && !/^(?:19|20)\d\d$/u.test(cell);

const mostRowsAbove = 3;

/** Whether a row below the headers contains only the unit of each column. */
const areUnits = (cells: readonly string[]): boolean => {
  const told = cells.filter((cell) => cell !== '');
  const isUnit = (cell: string): boolean =>
    /^[x×%]$/u.test(cell) ||
    new RegExp(`^${money}$`, 'u').test(lower(cell)) ||
    scaleOf(`(${cell})`) > 1;
  return told.length > 0 && told.every((cell) => !isFigure(cell) && isUnit(cell));
};

/**
 * The column of each header in a pasted block, in any of the three languages and in any order. Null when the first rows
 * are no headers: these need at least two columns, one of them the name or a multiple.
 */
export const findComparableHeaders = (
  block: readonly (readonly string[])[],
): ComparableHeaders | null => {
  for (const [row, cells] of block.slice(0, mostRowsAbove).entries()) {
    if (cells.some(isFigure)) continue;
    const below = block[row + 1] ?? [];
    const hasUnits = areUnits(below);
    const columns = columnsOf(
      hasUnits ? cells.map((cell, at) => `${cell} (${below[at] ?? ''})`) : cells,
    );
    const names = columns.flatMap((head) => (head === null ? [] : [head.column]));
    const tells = names.some((name) => name === 'name' || /To/u.test(name));
    if (names.length < 2 || !tells || row === block.length - 1) continue;
    // The header above the names is often empty.
    if (!names.includes('name') && cells[0] === '') columns[0] = { column: 'name', scale: 1 };
    return { row: hasUnits ? row + 1 : row, columns };
  }
  return null;
};
