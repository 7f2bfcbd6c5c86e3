import { hasForbiddenCharacter } from '../text/forbidden-character.ts';
import { columnLetters, type Sheet, type SheetRow, textOfCell } from '../workbooks/sheet-cell.ts';
import {
  type BudgetLine,
  type BudgetSection,
  emptyMonths,
  maxBudgetAmount,
  maxBudgetLabelLength,
  monthsInYear,
  maxBudgetRows,
} from './budget-document.ts';
import type { ImportedBudgetRow, ReadBudget, RefusedRow, RowRefusal } from './budget-schemas.ts';
import { monthOfHeader } from './month-of-header.ts';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

const sectionWords: Record<BudgetSection, RegExp> = {
  income: /^(?:ingres|ventas|vendes|income|revenue|cobros)/u,
  cost: /^(?:cost|gasto|despes|expens|egresos|pagos)/u,
};
const summary =
  /^(?:total|suma|resultado|resultat|result|margen|marge|margin|desviaci|deviation|subtotal|beneficio|benefici|ebitda|saldo)/u;
const actualWords = /^(?:real|actual|reales|reals|ejecutado|executat)/u;
const budgetWords = /^(?:presup|presu|budget|pressup|previs|plan)/u;

const sectionOf = (text: string): BudgetSection | null =>
  sectionWords.income.test(text) ? 'income' : sectionWords.cost.test(text) ? 'cost' : null;

/** The usual line for a row with that name; the user can choose another one. */
const lineOf = (section: BudgetSection, label: string): BudgetLine => {
  const name = plain(label);
  if (section === 'income') {
    return /subvenci|otros ing|altres ing|other inc|grant/u.test(name) ? 'otherIncome' : 'revenue';
  }
  if (/personal|sueldo|salari|nomina|segur(?:idad|etat) social|staff|payroll|wage/u.test(name))
    return 'personnel';
  if (/amortiza|amortitza|depreci/u.test(name)) return 'depreciationAndAmortization';
  if (
    /compra|aprovis|proveiment|mercader|subcontrat|suppl|purchase|colaborador|col·labor/u.test(name)
  )
    return 'supplies';
  return 'otherOperatingExpenses';
};

interface Head {
  /** The index of the header row in the sheet's rows. */
  at: number;
  /** The month of each column with a month. */
  months: ReadonlyMap<number, number>;
  first: number;
}

const leastMonths = 2;
const mostHeadRows = 30;

/** The first row that contains several months, each once. */
const headOf = ({ rows }: Sheet): Head | null => {
  for (const [at, { cells }] of rows.slice(0, mostHeadRows).entries()) {
    const months = new Map<number, number>();
    for (const [column, cell] of [...cells].toSorted(([one], [other]) => one - other)) {
      const month = monthOfHeader(cell);
      if (month !== null && ![...months.values()].includes(month)) months.set(column, month);
    }
    if (months.size >= leastMonths) return { at, months, first: Math.min(...months.keys()) };
  }
  return null;
};

type Figures = { values: (number | null)[] } | { code: RowRefusal; column: number; text: string };

const numberOfText = (text: string): number | null => {
  const bare = text.replaceAll(/[\s€\u00A0\u202F]/gu, '').replace(/^\u2212/u, '-');
  if (/^(?:-|–|—)?$/u.test(bare)) return 0;
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(bare) || /^-?\d+,\d+$/u.test(bare);
  const english = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare) || /^-?\d+(?:\.\d+)?$/u.test(bare);
  if (grouped) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return english ? Number(bare.replaceAll(',', '')) : null;
};

/** The amounts of a row by month; the first cell without a valid amount determines the refusal. */
const figuresOf = ({ cells }: SheetRow, { months }: Head): Figures => {
  const values: (number | null)[] = emptyMonths();
  for (const [column, month] of months) {
    const cell = cells.get(column);
    if (cell === undefined) continue;
    const refuse = (code: RowRefusal): Figures => ({ code, column, text: textOfCell(cell) });
    if (cell.kind === 'formula') return refuse('formula-without-value');
    if (cell.kind === 'error') return refuse('formula-error');
    const value = cell.kind === 'number' ? cell.value : numberOfText(cell.text);
    if (value === null || !Number.isFinite(value)) return refuse('not-a-number');
    if (Math.abs(value) > maxBudgetAmount) return refuse('amount-too-large');
    values[month] = cell.kind === 'text' && value === 0 ? null : Math.round(value * 100) / 100;
  }
  return { values };
};

interface Words {
  section: BudgetSection | null;
  label: string;
  /** Whether a column of the row marks it as actual figures; null when none does. */
  isActual: boolean | null;
}

/**
 * The texts to the left of the months: the name last, preceded by a section and by whether the row is budget or actual.
 */
const wordsOf = ({ cells }: SheetRow, { first }: Head): Words => {
  const texts = [...cells]
    .filter(([column]) => column < first)
    .toSorted(([one], [other]) => one - other)
    .map(([, cell]) => textOfCell(cell))
    .filter((text) => text !== '');
  let [isActual, section]: [boolean | null, BudgetSection | null] = [null, null];
  const names: string[] = [];
  for (const text of texts) {
    const word = plain(text);
    if (texts.length > 1 && isActual === null && actualWords.test(word)) isActual = true;
    else if (texts.length > 1 && isActual === null && budgetWords.test(word)) isActual = false;
    else if (texts.length > 1 && section === null && sectionOf(word) !== null)
      section = sectionOf(word);
    else names.push(text);
  }
  return { section, label: names.at(-1) ?? '', isActual };
};

/** Costs may be written with a minus throughout, as in statements, or without; a row with both signs is ambiguous. */
const costsOf = (values: readonly (number | null)[]): (number | null)[] | null => {
  const signs = new Set(values.map((value) => Math.sign(value ?? 0)).filter((sign) => sign !== 0));
  return signs.size > 1 ? null : values.map((value) => (value === null ? null : Math.abs(value)));
};

interface Reading {
  rows: Map<string, ImportedBudgetRow>;
  refused: RefusedRow[];
}

const labelRefusal = (label: string): RowRefusal | null => {
  if (label === '') return 'no-label';
  if (label.length > maxBudgetLabelLength) return 'label-too-long';
  return hasForbiddenCharacter(label) ? 'not-allowed-character' : null;
};

const shownText = (text: string): string => text.replaceAll(/[^\P{C}]/gu, ' ').slice(0, 60);

interface RowContext {
  head: Head;
  section: BudgetSection | null;
  isActualSheet: boolean;
}

/** Reads a row, or records why it is refused; ignores rows without figures and totals. */
const readRow = (
  row: SheetRow,
  sheet: Sheet,
  { head, section: below, isActualSheet }: RowContext,
  reading: Reading,
): void => {
  const words = wordsOf(row, head);
  const refuse = (code: RowRefusal, column: number | null = null, text = words.label): void => {
    reading.refused.push({
      sheet: shownText(sheet.name),
      row: row.number,
      code,
      column: column === null ? '' : columnLetters(column),
      text: shownText(text),
    });
  };
  if (![...head.months.keys()].some((column) => row.cells.has(column))) return;
  if (summary.test(plain(words.label))) return;
  const figures = figuresOf(row, head);
  if ('code' in figures) return refuse(figures.code, figures.column, figures.text);
  if (figures.values.every((value) => value === null)) return;
  const wrong = labelRefusal(words.label);
  if (wrong !== null) return refuse(wrong);
  const section = words.section ?? below ?? sectionOf(plain(words.label));
  if (section === null) return refuse('no-section');
  const values = section === 'cost' ? costsOf(figures.values) : figures.values;
  if (values === null) return refuse('mixed-signs');
  const key = `${section} ${plain(words.label)}`;
  const known = reading.rows.get(key);
  if (known === undefined && reading.rows.size >= maxBudgetRows) return refuse('too-many-rows');
  const part = (words.isActual ?? isActualSheet) ? 'actual' : 'budget';
  if (known?.[part] != null) return refuse('repeated-row');
  const { label } = words;
  reading.rows.set(key, {
    ...(known ?? { section, label, line: lineOf(section, label), budget: null, actual: null }),
    [part]: values,
  });
};

const readSheet = (sheet: Sheet, reading: Reading): void => {
  const head = headOf(sheet);
  if (head === null) {
    if (sheet.rows.length > 0) {
      reading.refused.push({
        sheet: shownText(sheet.name),
        row: null,
        code: 'no-months',
        column: '',
        text: '',
      });
    }
    return;
  }
  let section: BudgetSection | null = sectionOf(plain(sheet.name));
  const isActualSheet = actualWords.test(plain(sheet.name));
  for (const row of sheet.rows.slice(head.at + 1)) {
    const texts = [...row.cells.values()].map((cell) => plain(textOfCell(cell))).filter(Boolean);
    const [only = ''] = texts;
    // A row with only a name opens a section.
    if (texts.length === 1) section = sectionOf(only) ?? section;
    readRow(row, sheet, { head, section, isActualSheet }, reading);
  }
};

const mostNamed = 40;

/** The months up to the last one with actual figures. */
const closedMonthsOf = (rows: readonly ImportedBudgetRow[]): number =>
  Math.max(
    0,
    ...rows.map(({ actual }) => (actual ?? []).findLastIndex((value) => value !== null) + 1),
  );

/** A workbook of months and rows as budget rows, and each refused row with its reason. */
export const readBudgetSheets = (sheets: readonly Sheet[]): ReadBudget => {
  const reading: Reading = { rows: new Map(), refused: [] };
  for (const sheet of sheets) readSheet(sheet, reading);
  const rows = [...reading.rows.values()];
  // When a sheet was read, a cover or a sheet of notes next to it need not contain months.
  const refused = reading.refused.filter(({ code }) => code !== 'no-months' || rows.length === 0);
  return {
    rows,
    refused: refused.slice(0, mostNamed),
    furtherRefused: Math.max(0, refused.length - mostNamed),
    closedMonths: Math.min(monthsInYear, closedMonthsOf(rows)),
  };
};
