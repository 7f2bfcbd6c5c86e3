import type { FigureColumn } from '../blocks/block-columns.ts';
import type { Evidence } from '../accounts-intake.ts';

/** How the figures of one year are obtained from the columns of a block. */
export interface YearMeasure {
  year: number | null;
  closing: string | null;
  head: string;
  kind: 'single' | 'pair' | 'months';
  /** For a pair: `columns` are the debit columns, `credits` the credit columns. */
  columns: readonly number[];
  credits: readonly number[];
  /** Some programs print credits with a minus. */
  areCreditsNegative: boolean;
  /** Columns of sums next to the balance: checked, not used. */
  support: readonly number[];
  evidence: Evidence;
}

export interface MeasurePlan {
  measures: readonly YearMeasure[];
  budget: readonly number[];
  /** Several columns of one year without a criterion to choose between them. */
  unclear: readonly { year: number | null; columns: readonly FigureColumn[] }[];
}

const columnsOf = (columns: readonly FigureColumn[]): number[] =>
  columns.map(({ column }) => column);

const yearOf = (
  { head }: FigureColumn,
  around: readonly number[],
): { year: number | null; by: Evidence } => {
  if (head.year !== null)
    return { year: head.year, by: { class: 'decisive', seen: head.text, count: 1 } };
  const title = around.length === 1 ? (around[0] ?? null) : null;
  const seen = {
    class: 'supporting',
    seen: title === null ? '' : String(title),
    count: 1,
  } as const;
  if (title === null) return { year: null, by: seen };
  return { year: title - (head.yearsBack ?? 0), by: seen };
};

const ofMeasure = (columns: readonly FigureColumn[], measure: FigureColumn['head']['measure']) =>
  columns.filter(({ head }) => head.measure === measure);

/** Among opening, period, cumulative and closing columns, those that show the state at the end of the year. */
const lastStage = (
  columns: readonly FigureColumn[],
): { used: FigureColumn[]; support: FigureColumn[] } => {
  const stages = ['closing', 'cumulative', null] as const;
  const isBalance = ({ head }: FigureColumn) => head.measure?.endsWith('balance') === true;
  const stage = stages.find((one) => columns.some(({ head }) => head.stage === one));
  const isLedger = columns.some(({ head }) => head.measure !== null && head.measure !== 'balance');
  if (!isLedger || columns.every(({ head }) => head.stage === null) || stage === undefined)
    return { used: [...columns], support: [] };
  const chosen = columns.filter(({ head }) => head.stage === stage);
  const balances = chosen.filter(isBalance);
  const used = balances.length > 0 ? balances : chosen;
  return { used, support: columns.filter((one) => !used.includes(one)) };
};

const pairOf = (debits: readonly FigureColumn[], credits: readonly FigureColumn[]) =>
  debits.length > 0 && debits.length === credits.length
    ? { kind: 'pair' as const, columns: columnsOf(debits), credits: columnsOf(credits) }
    : null;

type Shape = Pick<YearMeasure, 'kind' | 'columns' | 'credits' | 'support'>;

/** Months may be cumulative or not: without a total column they are added only when the user confirms it. */
const monthsOf = (columns: readonly FigureColumn[], areAdded: boolean): Shape | null | 'asked' => {
  const months = columns.filter(({ head }) => head.month !== null);
  if (new Set(months.map(({ head }) => head.month)).size < 3) return null;
  const total = columns.filter(
    ({ head }) => head.isTotal || (head.month === null && head.measure === 'balance'),
  );
  if (total.length === 1)
    return { kind: 'single', columns: columnsOf(total), credits: [], support: columnsOf(months) };
  return total.length > 1 || !areAdded
    ? 'asked'
    : { kind: 'months', columns: columnsOf(months), credits: [], support: [] };
};

const shapeOf = (columns: readonly FigureColumn[], areAdded: boolean): Shape | null => {
  const months = monthsOf(columns, areAdded);
  if (months !== null) return months === 'asked' ? null : months;
  const { used, support: earlier } = lastStage(columns);
  const balances = pairOf(ofMeasure(used, 'debit-balance'), ofMeasure(used, 'credit-balance'));
  const rest = (taken: readonly number[]) =>
    columnsOf([...used, ...earlier]).filter((column) => !taken.includes(column));
  if (balances?.columns.length === 1)
    return { ...balances, support: rest([...balances.columns, ...balances.credits]) };
  const single = used.filter(({ head }) => head.measure === 'balance' || head.measure === null);
  const sums = pairOf(ofMeasure(used, 'debit'), ofMeasure(used, 'credit'));
  const [only] = single;
  if (single.length === 1 && only !== undefined)
    return { kind: 'single', columns: [only.column], credits: [], support: rest([only.column]) };
  if (single.length === 0 && sums?.columns.length === 1)
    return { ...sums, support: rest([...sums.columns, ...sums.credits]) };
  return null;
};

const byYear = (columns: readonly FigureColumn[], around: readonly number[]) => {
  const groups = new Map<
    string,
    { year: number | null; evidence: Evidence; columns: FigureColumn[] }
  >();
  const hasMeasures = columns.some(
    ({ head }) => head.measure !== null || head.stage !== null || head.month !== null,
  );
  for (const one of columns) {
    const { year, by } = yearOf(one, around);
    const key = year === null && !hasMeasures ? `column ${one.column}` : String(year);
    const group = groups.get(key) ?? { year, evidence: by, columns: [] };
    groups.set(key, { ...group, columns: [...group.columns, one] });
  }
  return [...groups.values()];
};

/**
 * The columns that provide each year. Actual figures are preferred over a budget; for any other two columns of one year
 * the user is asked.
 */
export const planMeasures = (
  columns: readonly FigureColumn[],
  around: readonly number[],
  answers: (year: number | null) => number | 'sum' | null,
): MeasurePlan => {
  const hasYears = columns.some(({ head }) => head.year !== null || head.yearsBack !== null);
  const isLoose = ({ head }: FigureColumn) =>
    hasYears &&
    head.year === null &&
    head.yearsBack === null &&
    (head.measure === 'debit' || head.measure === 'credit');
  const loose = columns.filter(isLoose);
  const plan = {
    measures: [] as YearMeasure[],
    budget: [] as number[],
    unclear: [] as MeasurePlan['unclear'][number][],
  };
  for (const group of byYear(
    columns.filter((one) => !isLoose(one)),
    around,
  )) {
    const isBudget = ({ head }: FigureColumn) => head.scope === 'budget';
    const actual = group.columns.filter((one) => !isBudget(one));
    const kept = actual.length > 0 ? actual : group.columns;
    plan.budget.push(...columnsOf(group.columns.filter((one) => !kept.includes(one))));
    const answer = answers(group.year);
    const chosen =
      typeof answer !== 'number' ? kept : kept.filter(({ column }) => column === answer);
    const shape =
      actual.length === 0 && group.columns.length > 0 ? null : shapeOf(chosen, answer === 'sum');
    if (shape === null) plan.unclear.push({ year: group.year, columns: kept });
    else {
      const used = chosen.find(({ column }) => column === shape.columns[0]) ?? chosen[0];
      plan.measures.push({
        ...shape,
        areCreditsNegative: false,
        support: [...shape.support, ...columnsOf(kept.filter((one) => !chosen.includes(one)))],
        year: group.year,
        closing: used?.head.closing ?? null,
        head: used?.head.text ?? '',
        evidence: answer === null ? group.evidence : { class: 'answered', seen: '', count: 1 },
      });
    }
  }
  const [first] = plan.measures;
  if (first !== undefined && loose.length > 0)
    plan.measures[0] = { ...first, support: [...first.support, ...columnsOf(loose)] };
  return plan;
};
