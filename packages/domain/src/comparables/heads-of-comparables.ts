export type ComparableHead =
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

export interface HeadedColumn {
  column: ComparableHead;
  /** What an amount below the head is counted in: 1, thousands or millions. */
  scale: number;
}

export interface ComparableHeads {
  /** The last row of the block that is of them; those above say what the sheet is about. */
  row: number;
  /** Of each column, in the order of the block; null where the head is of nothing that a comparable has. */
  columns: (HeadedColumn | null)[];
}

const value = String.raw`(?:t?ev|ve|valor(?: de?)?(?: la| l)? ?empresa|enterprise value|firm value)`;
const over = String.raw` ?(?:/|sobre|entre|to) ?`;

/** In Spanish, Catalan and English, of `plain` heads; the first that fits says what a head is. */
const patterns: readonly (readonly [ComparableHead, RegExp])[] = [
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

/** A multiple without a word of what, which is of EBITDA where no other head is. */
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

/** Without what is told in brackets and of which year or kind the figure is. */
const plain = (head: string): string =>
  lower(head)
    .replaceAll(/[([].*?[)\]]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const scaleOf = (head: string): number =>
  scales.find(([, pattern]) => pattern.test(lower(head)))?.[0] ?? 1;

const withoutScale = (head: string): string =>
  scales.reduce((text, [, pattern]) => text.replace(pattern, ''), head).trim();

const columnOf = (head: string): ComparableHead | null => {
  const text = plain(head);
  const found = patterns.find(
    ([, pattern]) => pattern.test(text) || pattern.test(withoutScale(text)),
  );
  return found?.[0] ?? null;
};

const columnsOf = (cells: readonly string[]): (HeadedColumn | null)[] => {
  const found = cells.map(columnOf);
  const bare = found.includes('evToEbitda')
    ? -1
    : cells.findIndex((cell, at) => found[at] === null && bareMultiple.test(plain(cell)));
  const told = found.map((column, at) => (at === bare ? ('evToEbitda' as const) : column));
  return told.map((column, at) => {
    // Of several of one kind, as of two years, the first counts.
    if (column === null || told.indexOf(column) < at) return null;
    const isAmount = column === 'enterpriseValue' || column === 'ebitda';
    return { column, scale: isAmount ? scaleOf(cells[at] ?? '') : 1 };
  });
};

/** An amount or a multiple, other than a year. */
const isFigure = (cell: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*[x×]?$/u.test(cell) && !/^(?:19|20)\d\d$/u.test(cell);

const mostRowsAbove = 3;

/** Whether a row below the heads says nothing but what each column is counted in. */
const areUnits = (cells: readonly string[]): boolean => {
  const told = cells.filter((cell) => cell !== '');
  const isUnit = (cell: string): boolean =>
    /^[x×%]$/u.test(cell) ||
    new RegExp(`^${money}$`, 'u').test(lower(cell)) ||
    scaleOf(`(${cell})`) > 1;
  return told.length > 0 && told.every((cell) => !isFigure(cell) && isUnit(cell));
};

/**
 * Which column each head of a pasted block names, in any of the three languages and whatever their order; null for a
 * block whose first rows name none: at least two, one of them the name or a multiple.
 */
export const headsOfComparables = (
  block: readonly (readonly string[])[],
): ComparableHeads | null => {
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
    // A sheet often leaves the head of its names empty.
    if (!names.includes('name') && cells[0] === '') columns[0] = { column: 'name', scale: 1 };
    return { row: hasUnits ? row + 1 : row, columns };
  }
  return null;
};
