import type { Check } from '../accounts-intake.ts';
import { groupByKey } from '../group-by-key.ts';
import { roundSum } from '../figures/block-values.ts';
import type { BlockReading, DraftFigure, DraftOutcome, DraftQuestion } from './block-reading.ts';
import type { Answers } from './block-structure.ts';
import { creditContribution, settleClosing, type SettledPart } from './settle-closing.ts';
import { settleRepeated } from './settle-repeated.ts';

export interface SettledIntake {
  figures: readonly DraftFigure[];
  questions: readonly DraftQuestion[];
  outcomes: readonly DraftOutcome[];
  checks: readonly Check[];
}

const unitsApart = (one: number, other: number): boolean => {
  const ratio = Math.max(one, other) / Math.min(one, other);
  return ratio >= 200 && ratio <= 5000;
};

const smallestOfEuros = 20_000;

const sumOf = (figures: readonly DraftFigure[]): number =>
  figures.reduce((sum, { amount }) => sum + amount, 0);

const isFlow = (place: DraftFigure['place']): boolean => place === 'capital_expenditure';

/** Revenue, otherwise assets: the size that shows whether two tables have the same unit. */
const sizesOf = (
  figures: readonly DraftFigure[],
): { kind: string; size: number; block: number }[] => {
  const kindOf = ({ place, statement }: DraftFigure) =>
    place === 'revenue' ? 'revenue' : statement === 'assets' && !isFlow(place) ? 'assets' : null;
  const sized = figures.filter((figure) => kindOf(figure) !== null);
  const groups = groupByKey(sized, (one) => `${one.block} ${one.year} ${kindOf(one) ?? ''}`);
  return [...groups].flatMap(([key, group]) => {
    const [block = '', , kind = ''] = key.split(' ');
    const size = Math.abs(sumOf(group));
    return size === 0 ? [] : [{ kind, size, block: Number(block) }];
  });
};

/** Blocks without a stated unit whose figures have a size that suggests a unit other than the euro. */
const doubtfulUnits = (readings: readonly BlockReading[], valuationUnit: number): Set<number> => {
  const sizes = sizesOf(readings.flatMap(({ figures }) => figures));
  const doubtful = new Set<number>();
  for (const reading of readings) {
    if (reading.isUnitStated || reading.figures.length === 0) continue;
    const own = sizes.filter(({ block }) => block === reading.index);
    const isApart = own.some(({ kind, size }) =>
      sizes.some((other) => other.kind === kind && unitsApart(size, other.size)),
    );
    const isSmall =
      reading.unit === 1 &&
      !reading.hasCents &&
      Math.abs(reading.largest?.amount ?? 0) < smallestOfEuros;
    const isOfValuation = reading.unit === 1 && valuationUnit !== 1;
    if (isApart || isSmall || isOfValuation || reading.isUnitContradictory)
      doubtful.add(reading.index);
  }
  return doubtful;
};

const unitQuestion = (reading: BlockReading): DraftQuestion => ({
  id: 'unit',
  kind: 'unit',
  subject: reading.largest?.row ?? '',
  cells: reading.figures.flatMap(({ cells }) => cells),
  options: [1, 1000, 1_000_000].map((unit) => ({
    id: String(unit),
    evidence: null,
    consequence:
      reading.largest === null
        ? null
        : { row: reading.largest.row, amount: reading.largest.amount * unit },
  })),
});

const settleUnits = (readings: readonly BlockReading[], valuationUnit: number): SettledPart => {
  const doubtful = doubtfulUnits(readings, valuationUnit);
  const asked = readings.filter(({ index }) => doubtful.has(index));
  return {
    figures: readings.flatMap((reading) => (doubtful.has(reading.index) ? [] : reading.figures)),
    questions: asked.map(unitQuestion),
    outcomes: asked.flatMap(({ figures }) =>
      figures.map(({ cells }) => ({
        cells,
        outcome: { kind: 'asked', question: 'unit' } as const,
      })),
    ),
  };
};

const mostYears = 6;

/** Keeps the newest six years; the figures of older years are set aside. */
const settleYears = (step: SettledPart): SettledPart => {
  const years = [...new Set(step.figures.map(({ year }) => year))].toSorted(
    (one, other) => other - one,
  );
  const taken = new Set(years.slice(0, mostYears));
  const older = step.figures.filter(({ year }) => !taken.has(year));
  return {
    ...step,
    figures: step.figures.filter(({ year }) => taken.has(year)),
    outcomes: [
      ...step.outcomes,
      ...older.map(({ cells }) => ({
        cells,
        outcome: { kind: 'set-aside', reason: 'older-year' } as const,
      })),
    ],
  };
};

/** Checks assets against equity and liabilities, and the result in both statements, over all tables of a year. */
const checksOfYears = (figures: readonly DraftFigure[]): Check[] =>
  [...new Set(figures.map(({ year }) => year))].flatMap((year) => {
    const own = figures.filter(
      (one) => one.year === year && !one.fromAccounts && !isFlow(one.place),
    );
    const credit = (statement: DraftFigure['statement']) =>
      own
        .filter((one) => one.statement === statement)
        .reduce((sum, one) => sum + creditContribution(one), 0);
    const has = (statement: DraftFigure['statement']) =>
      own.some((one) => one.statement === statement);
    const check = (identity: Check['identity'], expected: number, found: number): Check => {
      const tolerance = Math.max(1, own.length);
      const holds = Math.abs(expected - found) <= tolerance;
      return {
        identity,
        year,
        subject: '',
        expected: roundSum(expected),
        found: roundSum(found),
        tolerance,
        holds,
        causes: [],
      };
    };
    const balance =
      has('assets') && has('equity-and-liabilities')
        ? [check('assets-equity-liabilities', -credit('assets'), credit('equity-and-liabilities'))]
        : [];
    const printed = own.find(({ identity }) => identity === '21700');
    const result =
      printed !== undefined && has('income')
        ? [check('result-in-balance', printed.amount, credit('income'))]
        : [];
    return [...balance, ...result];
  });

/** Decisions that need the whole import: units, years, repeated figures, the closing entry. */
export const settleIntake = (
  readings: readonly BlockReading[],
  answers: Answers,
  valuationUnit: number,
): SettledIntake => {
  const years = settleYears(settleUnits(readings, valuationUnit));
  const step = settleRepeated(settleClosing(years, answers), answers);
  return { ...step, checks: checksOfYears(step.figures) };
};
