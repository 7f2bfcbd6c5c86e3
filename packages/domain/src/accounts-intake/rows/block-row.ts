import type { BlockColumns } from '../blocks/block-columns.ts';
import { isHeaderRow } from '../blocks/header-row.ts';
import type { GridRow, SheetBlock } from '../blocks/sheet-block.ts';
import type { PartedLine } from '../blocks/split-plain-lines.ts';
import { isUnsplitLine } from '../blocks/unsplit-line.ts';
import { findFiledLine, type FiledLine } from '../chart/filed-lines.ts';
import { isOutsideGroup } from '../chart/pgc-chart.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import { parseAccountCode, rowKey, splitCodedName } from '../names/row-key.ts';
import { kindOfCell } from '../figures/read-cell.ts';
import type { SourceCell } from '../source-cells.ts';
import { findAccountsByName } from './line-names.ts';
import { ebitdaNames, investmentNames, otherSubtotals } from './line-synonyms.ts';
import { matchName, type Section } from './match-name.ts';
import { targetOfAccount, targetOfLine, type RowTarget } from './row-target.ts';

export type RowKind =
  | 'account'
  | 'line'
  | 'ebitda'
  | 'unknown'
  /** A sum that is not checked against its parts. */
  | 'subtotal'
  /** «Suma y sigue», «Totales»: sums of a page, not of the accounts. */
  | 'carried'
  | 'outside'
  | 'lost-digits'
  | 'text'
  /** A line of a document whose figures could not be separated. */
  | 'unclear-line'
  | 'head';

export interface BlockRow {
  row: GridRow;
  kind: RowKind;
  code: string | null;
  /** The name as written, or the account when there is no name. */
  name: string;
  key: string;
  target: RowTarget | null;
  candidates: readonly PgcPlace[];
  codeCell: SourceCell | null;
  nameCells: readonly SourceCell[];
  /** The figures that somebody said an unclear line holds, by measure; null for all other rows. */
  written: readonly string[] | null;
  /** Somebody chose its place by its name, not by its account. */
  isAnsweredByName: boolean;
  /** Somebody chose not to use it; what the document adds up still holds with it. */
  isLeftOut: boolean;
}

export type CodeKind = 'accounts' | 'filed-keys';

const codeText = (cell: SourceCell): string =>
  typeof cell.raw === 'number' ? String(cell.raw) : cell.text;

const keysHeader = /^\s*(?:claves?|claus?|casillas?|caselles?)\s*$/iu;

/**
 * Whether the codes are keys of the deposit or boxes of the modelo 200: the header says so, or nearly all
 * codes match and some are results or totals.
 */
export const codeKindOf = (block: SheetBlock, { code }: BlockColumns): CodeKind => {
  const codes = block.body.flatMap(({ cells }) =>
    cells
      .filter(({ column }) => column === code)
      .map((cell) => codeText(cell).replaceAll(/[[\]\s]/gu, '')),
  );
  const filed = codes.filter((one) => one.length === 5 && findFiledLine(one) !== null);
  const hasTotal = filed.some((one) => {
    const key = findFiledLine(one)?.key ?? '';
    return /^(?:49|[123]0000|[123][12]000)/u.test(key);
  });
  const isNamed = block.heads.some(({ cells }) =>
    cells.some((cell) => cell.column === code && keysHeader.test(cell.text)),
  );
  const isWhole = isNamed && filed.length > 0 && filed.length === codes.length;
  const isLikely = hasTotal && filed.length >= 5 && filed.length >= codes.length * 0.8;
  return isWhole || isLikely ? 'filed-keys' : 'accounts';
};

const carried =
  /^(?:suma (?:y sigue|anterior)|sumas? (?:y saldos|totales)|sumas|totale?s?(?: generale?s?| balance| cuentas| comptes)?|total (?:sumas|debe y haber)|suma i segueix|pagina.*|pag \d+.*)$/u;
const figuresIn = (row: GridRow, columns: BlockColumns): boolean => {
  const used = new Set([...columns.figures.map(({ column }) => column), ...columns.ratios]);
  return row.cells.some((cell) => used.has(cell.column) && kindOfCell(cell) !== 'words');
};

/** `Otros ingresos | pendiente`: its figure is missing, which a section's name is not. */
const wordsForFigures = (row: GridRow, { figures }: BlockColumns): boolean =>
  row.cells.some(
    (cell) => figures.some(({ column }) => column === cell.column) && kindOfCell(cell) === 'words',
  );

const customers = /^(?:4[0134])/u;
/** Purchases and sales are named after the goods, so a goods name in groups 6 and 7 is no contradiction. */
const isTradeOf = (code: string, account: string): boolean =>
  /^[67]/u.test(code) && account.startsWith('3');

/**
 * Whether the code and the name belong to different accounts, so that one of them is wrong; ignored for customers and
 * suppliers, whose names are free.
 */
const contradicts = (code: string, key: string, target: RowTarget): boolean => {
  if (customers.test(code)) return false;
  const named = findAccountsByName(key);
  return (
    named.length > 0 &&
    named.every(
      ({ account, place }) =>
        place !== target.place && account[0] !== code[0] && !isTradeOf(code, account),
    )
  );
};

interface Reading {
  section: Section;
  codes: CodeKind;
  /** Cash flows, or changes in equity: names of the balance mean something else there. */
  isOtherStatement: boolean;
}

type Known = Pick<BlockRow, 'kind' | 'target' | 'candidates'> & { line: FiledLine | null };

const knownByCode = (code: string, key: string): Known => {
  if (isOutsideGroup(code)) return { kind: 'outside', target: null, candidates: [], line: null };
  const target = targetOfAccount(code);
  if (target === null) return { kind: 'unknown', target: null, candidates: [], line: null };
  if (contradicts(code, key, target)) {
    const candidates = [target.place, ...findAccountsByName(key).map(({ place }) => place)];
    const places = [...new Set(candidates.filter((place) => place !== null))].slice(0, 3);
    return { kind: 'unknown', target: null, candidates: places, line: null };
  }
  return { kind: 'account', target, candidates: target.candidates, line: null };
};

const investment: RowTarget = {
  place: 'capital_expenditure',
  opposite: null,
  candidates: [],
  account: null,
  key: null,
  line: null,
  statement: 'assets',
  natural: 'debit',
  goesEitherWay: false,
  isTotal: false,
  isByLikeness: false,
};

const knownByName = (key: string, { section, isOtherStatement }: Reading): Known => {
  if (investmentNames.includes(key))
    return { kind: 'line', target: investment, candidates: [], line: null };
  if (isOtherStatement) return { kind: 'outside', target: null, candidates: [], line: null };
  if (ebitdaNames.includes(key))
    return { kind: 'ebitda', target: null, candidates: [], line: null };
  if (otherSubtotals.includes(key))
    return { kind: 'subtotal', target: null, candidates: [], line: null };
  const match = matchName(key, section);
  const kind = match.target === null ? 'unknown' : 'line';
  return { ...match, kind, candidates: [...match.candidates, ...(match.target?.candidates ?? [])] };
};

const known = (code: string | null, key: string, reading: Reading): Known => {
  const filed = reading.codes === 'filed-keys' && code !== null ? findFiledLine(code) : null;
  if (filed !== null)
    return { kind: 'line', target: targetOfLine(filed), candidates: [], line: filed };
  return code === null ? knownByName(key, reading) : knownByCode(code, key);
};

const titledStatement = (texts: readonly string[]): Section['titled'] => {
  const keys = texts.map(rowKey).join(' ');
  const isIncome =
    /perdidas y ganancias|perdues i guanys|cuenta de resultados|compte de resultats|income statement|profit and loss/u.test(
      keys,
    );
  const isAssets = /\bacti(?:vo|u)\b|\bassets\b/u.test(keys);
  const isLiabilities = /\bpas(?:ivo|siu)\b|\bliabilities\b|patrimoni/u.test(keys);
  if ([isIncome, isAssets, isLiabilities].filter(Boolean).length !== 1) return null;
  if (isIncome) return 'income';
  return isAssets ? 'assets' : 'equity-and-liabilities';
};

const otherStatement =
  /flujos? de (?:efectivo|caja|tesoreria)|fluxos? d (?:efectiu|caixa)|cash flow|cambios en el patrimonio|canvis en el patrimoni|changes in equity/u;

const nameOf = (cells: readonly SourceCell[], code: string | null) => {
  const text =
    cells.map((cell) => cell.text).find((one) => /\p{Letter}/u.test(one)) ?? cells[0]?.text ?? '';
  return code === null ? splitCodedName(text) : { code, name: text };
};

interface Bare {
  codeCell: SourceCell | null;
  nameCells: SourceCell[];
  code: string | null;
  name: string;
  key: string;
}

const bareRow = (row: GridRow, columns: BlockColumns): Bare => {
  const codeCell = row.cells.find(({ column }) => column === columns.code) ?? null;
  const nameCells = row.cells.filter(({ column }) => columns.names.includes(column));
  const own =
    codeCell === null ? null : parseAccountCode(codeText(codeCell).replaceAll(/[[\]]/gu, ''));
  const fromCode =
    codeCell !== null && own === null && nameCells.length === 0 ? [codeCell] : nameCells;
  const { code, name } = nameOf(fromCode, own);
  return { codeCell, nameCells, code, name: name || (code ?? ''), key: rowKey(name) };
};

const namedBy = (line: PartedLine): Pick<Bare, 'code' | 'name' | 'key'> => {
  const { code, name } = splitCodedName(line.name);
  return { code, name: name || (code ?? ''), key: rowKey(name) };
};

const kindBefore = (
  row: GridRow,
  bare: Bare,
  columns: BlockColumns,
  heads: readonly GridRow[],
): RowKind | null => {
  if (isHeaderRow(row, heads)) return 'head';
  if (bare.codeCell !== null && kindOfCell(bare.codeCell) === 'refused' && bare.code === null)
    return 'lost-digits';
  const isEmpty = !figuresIn(row, columns);
  if (isEmpty && bare.nameCells.some(({ text }) => isUnsplitLine(text))) return 'unclear-line';
  if (carried.test(bare.key) && bare.code === null) return 'carried';
  return null;
};

/** What somebody said of the unclear lines of a block, by their row. */
export type LineAnswers = (row: GridRow) => PartedLine | null;

/** What is known of a block before its rows: the titles above it open its first sections. */
const readingOf = (block: SheetBlock, columns: BlockColumns, above: FiledLine[]): Reading => {
  const titles = [...block.titles, ...block.heads].flatMap(({ cells }) =>
    cells.map(({ text }) => text),
  );
  const reading: Reading = {
    section: { above, titled: titledStatement(titles) },
    codes: codeKindOf(block, columns),
    isOtherStatement: titles.some((title) => otherStatement.test(rowKey(title))),
  };
  for (const title of titles) {
    const line = /^\s*[A-Z]+\)|^(?:TOTAL )?[A-ZÀ-Ú ]+$/u.test(title)
      ? matchName(rowKey(title), reading.section).line
      : null;
    if (line !== null) above.push(line);
  }
  return reading;
};

const unanswered = { written: null, isAnsweredByName: false, isLeftOut: false };
const unplaced = { ...unanswered, target: null, candidates: [] };

/** Every row of a block with its target; rows without figures open sections. */
export const rowsOfBlock = (
  block: SheetBlock,
  columns: BlockColumns,
  answerOf: LineAnswers = () => null,
): BlockRow[] => {
  const above: FiledLine[] = [];
  const reading = readingOf(block, columns, above);
  return block.body.map((row) => {
    const whole = bareRow(row, columns);
    const before = kindBefore(row, whole, columns, block.heads);
    const parted = before === 'unclear-line' ? answerOf(row) : null;
    if (before !== null && parted === null) return { ...whole, ...unplaced, row, kind: before };
    const bare = parted === null ? whole : { ...whole, ...namedBy(parted) };
    const { line, ...found } = known(bare.code, bare.key, reading);
    if (line !== null) above.push(line);
    const isUnread = found.target !== null && wordsForFigures(row, columns);
    const isText = parted === null && !isUnread && !figuresIn(row, columns);
    const kind = isText ? 'text' : found.kind;
    return { ...bare, ...unanswered, ...found, row, kind, written: parted?.figures ?? null };
  });
};
