import { columnsOfBlock, yearsAboveTable, type BlockColumns } from '../blocks/block-columns.ts';
import type { GridRow, SheetBlock } from '../blocks/sheet-block.ts';
import { partingsOfLine, type PartedLine } from '../blocks/split-plain-lines.ts';
import { isPgcPlace, sideOfPlace, type PgcPlace } from '../chart/pgc-places.ts';
import { planMeasures, type MeasurePlan } from '../decisions/measure-plan.ts';
import type { UnitAbove } from '../decisions/decide-unit.ts';
import { withoutRatioColumns } from '../decisions/ratio-columns.ts';
import type { DecimalSeparator } from '../figures/figure-value.ts';
import { readingsOf, type Readings } from '../figures/block-readings.ts';
import type { WrittenFigure } from '../figures/read-cell.ts';
import { rowsOfBlock, type BlockRow, type LineAnswers } from '../rows/block-row.ts';
import { isEnglishName } from '../rows/line-names.ts';
import type { RowTarget } from '../rows/row-target.ts';

export type Answers = Readonly<Record<string, string>>;

export interface BlockContext {
  /** The index of the block among all blocks of the import. */
  index: number;
  sheetName: string;
  fileName: string;
  answers: Answers;
  remembered: DecimalSeparator | null;
  sourceMark: DecimalSeparator | null;
  unitAbove: UnitAbove | null;
}

/** The structure of a block, before any figure has been read. */
export interface BlockStructure {
  block: SheetBlock;
  context: BlockContext;
  columns: BlockColumns;
  plan: MeasurePlan;
  rows: readonly BlockRow[];
  readings: Readings;
  isEnglish: boolean;
}

export const rowQuestionId = ({ code, key, name }: BlockRow): string =>
  `row:${code ?? (key === '' ? name : key)}`;

export const incomePlaces: ReadonlySet<PgcPlace> = new Set<PgcPlace>([
  'depreciation',
  'discontinued',
  'excess_provisions',
  'financial_expense',
  'financial_income',
  'grants',
  'impairment_disposals',
  'income_tax',
  'other_income',
  'other_operating',
  'other_results',
  'own_work',
  'personnel',
  'revenue',
  'stock_variation',
  'supplies',
]);

const incomeLines: Partial<Record<PgcPlace, string>> = {
  revenue: 'PL.1',
  stock_variation: 'PL.2',
  own_work: 'PL.3',
  supplies: 'PL.4',
  other_income: 'PL.5',
  personnel: 'PL.6',
  other_operating: 'PL.7',
  depreciation: 'PL.8',
  grants: 'PL.9',
  excess_provisions: 'PL.10',
  impairment_disposals: 'PL.11',
  other_results: 'PL.13',
  financial_income: 'PL.14',
  financial_expense: 'PL.15',
  income_tax: 'PL.19',
  discontinued: 'PL.20',
};

/** The target of a row whose place the user chose. */
const answeredTarget = (place: PgcPlace, known: RowTarget | null): RowTarget => ({
  opposite: null,
  account: null,
  key: null,
  line: incomeLines[place] ?? null,
  statement: incomePlaces.has(place)
    ? 'income'
    : sideOfPlace(place) === 'debit'
      ? 'assets'
      : 'equity-and-liabilities',
  natural: sideOfPlace(place),
  goesEitherWay: false,
  isTotal: false,
  isByLikeness: false,
  ...known,
  place,
  candidates: [],
});

const withAnswer = (row: BlockRow, answers: Answers): BlockRow => {
  const isUnknown = row.kind === 'unknown' && row.key !== '';
  const answer = answers[rowQuestionId(row)] ?? (isUnknown ? answers[`row:${row.key}`] : undefined);
  const isAsked = row.kind === 'unknown' || row.kind === 'account' || row.kind === 'line';
  if (answer === undefined || !isAsked) return row;
  const isAnsweredByName = answers[rowQuestionId(row)] === undefined;
  if (answer === 'none' && row.target !== null)
    return { ...row, isAnsweredByName, isLeftOut: true };
  if (answer === 'none') return { ...row, kind: 'outside', target: null, isAnsweredByName };
  if (!isPgcPlace(answer)) return row;
  return {
    ...row,
    isAnsweredByName,
    kind: row.code === null ? 'line' : 'account',
    target: answeredTarget(answer, row.target),
  };
};

export const columnsQuestionId = (index: number, year: number | null): string =>
  `columns:${index}:${year ?? ''}`;

export const lineQuestionId = (index: number, { row }: GridRow): string => `line:${index}:${row}`;

/** A line that is not used. */
export const noLine = 'none';

export const lineOptionId = ({ figures }: PartedLine): string => figures.join(' | ');

/** The ways in which figures fill so many places, in their order; a place without one is empty. */
const placings = (figures: readonly string[], places: number): string[][] => {
  const [first, ...rest] = figures;
  if (first === undefined) return [Array.from({ length: places }, () => '')];
  if (figures.length > places) return [];
  return [
    ...placings(rest, places - 1).map((others) => [first, ...others]),
    ...placings(figures, places - 1).map((others) => ['', ...others]),
  ];
};

/** The ways in which an unclear line may hold the figures of its block, the fullest first. */
export const partingsOfRow = ({ cells }: GridRow, { measures }: MeasurePlan): PartedLine[] => {
  const text = cells.map((cell) => cell.text).join(' ');
  const counts = measures.map((_, index) => measures.length - index);
  return counts
    .flatMap((count) => partingsOfLine(text, count))
    .flatMap((line) =>
      placings(line.figures, measures.length).map((figures) => ({ ...line, figures })),
    );
};

const isNothing = ({ digits, stored }: WrittenFigure): boolean =>
  digits === null ? stored === 0 : !/[1-9]/u.test(digits);

const withSignedCredits = (plan: MeasurePlan, readings: Readings): MeasurePlan => {
  const [positive, negative] = [new Set<number>(), new Set<number>()];
  readings.forEachFigure((figure, { column }) => {
    if (!isNothing(figure)) (figure.isNegative ? negative : positive).add(column);
  });
  const areNegative = (credits: readonly number[]) =>
    credits.some((column) => negative.has(column)) &&
    !credits.some((column) => positive.has(column));
  return {
    ...plan,
    measures: plan.measures.map((measure) => ({
      ...measure,
      areCreditsNegative: areNegative(measure.credits),
    })),
  };
};

export const structureOfBlock = (block: SheetBlock, context: BlockContext): BlockStructure => {
  const columns = withoutRatioColumns(block, columnsOfBlock(block));
  const around = yearsAboveTable(block, context.sheetName, context.fileName);
  const plan = planMeasures(columns.figures, around, (year) => {
    const answer = context.answers[columnsQuestionId(context.index, year)];
    if (answer === 'sum') return 'sum';
    return answer !== undefined && Number.isInteger(Number(answer)) ? Number(answer) : null;
  });
  const figures = columns.figures.map(({ column }) => column);
  const readings = readingsOf(block, figures, columns.sides);
  const lineAnswer: LineAnswers = (row) =>
    partingsOfRow(row, plan).find(
      (parted) => lineOptionId(parted) === context.answers[lineQuestionId(context.index, row)],
    ) ?? null;
  const rows = rowsOfBlock(block, columns, lineAnswer).map((row) =>
    withAnswer(row, context.answers),
  );
  const known = rows.filter(
    ({ kind, key }) => (kind === 'line' || kind === 'unknown') && key !== '',
  );
  const english = known.filter(({ key }) => isEnglishName(key)).length;
  return {
    block,
    context,
    columns,
    plan: withSignedCredits(plan, readings),
    rows,
    readings,
    isEnglish: english * 2 > known.length && english > 0,
  };
};
