import type { Driver, DriverName, DriverPath, ValuationInputs } from './valuation-inputs.ts';
import type { ValuationOutcome } from './valuation-outcome.ts';
import { valueCompany } from './value-company.ts';

export const movableDrivers = [
  'revenueGrowth',
  'ebitdaMargin',
  'depreciationToRevenue',
  'capitalExpenditureToRevenue',
  'netWorkingCapitalToRevenue',
  'taxRate',
  'weightedAverageCostOfCapital',
  'terminalGrowth',
  'exitMultiple',
  'evToEbitda',
  'sizeStep',
  'normalisedEbitda',
] as const;
export type MovableDriver = (typeof movableDrivers)[number];

/** `shift` adds the amount, in the driver's own unit, to every year; `factor` multiplies by it. */
export interface DriverMove {
  driver: MovableDriver;
  apply: 'shift' | 'factor';
  amount: number;
}

/** What moves start from: the inputs, and what the base case made of them. */
export interface MoveBase {
  inputs: ValuationInputs;
  weightedAverageCostOfCapital: number | null;
  normalisedEbitda: number;
  sizeStep: number | null;
}

/** Null while the valuation has no result. */
export const moveBaseOf = (inputs: ValuationInputs, outcome: ValuationOutcome): MoveBase | null => {
  if (outcome.result === null) return null;
  const { weightedAverageCostOfCapital, normalisedEbitda } = outcome.result;
  const sizeStep = outcome.figures['multiples.sizeStep']?.value ?? null;
  return { inputs, weightedAverageCostOfCapital, normalisedEbitda, sizeStep };
};

type Move = (value: number) => number;

const moveNullable = (value: number | null, move: Move): number | null =>
  value === null ? null : move(value);

const movePath = (path: DriverPath, move: Move): DriverPath => {
  switch (path.kind) {
    case 'constant':
      return { ...path, value: moveNullable(path.value, move) };
    case 'fade':
      return {
        ...path,
        start: moveNullable(path.start, move),
        end: moveNullable(path.end, move),
      };
    case 'per-year':
      return { ...path, values: path.values.map((value) => moveNullable(value, move)) };
  }
};

const movedDriver = ({ path, overrides }: Driver, move: Move): Driver => ({
  path: movePath(path, move),
  overrides: overrides.map((override) => ({ ...override, value: move(override.value) })),
});

/** The projection with one driver moved; the margin moved is the one in use. */
const withProjectionDriver = (
  inputs: ValuationInputs,
  name: DriverName,
  move: Move,
): ValuationInputs => {
  const { projection } = inputs;
  if (name === 'ebitdaMargin' && projection.ebitMargin !== undefined) {
    const ebitMargin = movedDriver(projection.ebitMargin, move);
    return { ...inputs, projection: { ...projection, ebitMargin } };
  }
  const drivers = { ...projection.drivers, [name]: movedDriver(projection.drivers[name], move) };
  return { ...inputs, projection: { ...projection, drivers } };
};

const withRate = (inputs: ValuationInputs, base: MoveBase, move: Move): ValuationInputs => {
  const { costOfCapital } = inputs;
  if (costOfCapital.path !== undefined) {
    const path = movedDriver(costOfCapital.path, move);
    return { ...inputs, costOfCapital: { ...costOfCapital, path } };
  }
  const rate = moveNullable(base.weightedAverageCostOfCapital, move);
  return {
    ...inputs,
    costOfCapital: { ...costOfCapital, mode: 'direct', weightedAverageCostOfCapital: rate },
  };
};

/** The size step that the base case came to, whatever else moves. */
export const withSizeStep = (inputs: ValuationInputs, value: number | null): ValuationInputs => ({
  ...inputs,
  multiples: { ...inputs.multiples, sizeStep: { mode: 'manual', value } },
});

const holdSizeStep = (inputs: ValuationInputs, base: MoveBase): ValuationInputs =>
  inputs.multiples.sizeStep.mode === 'manual' || base.sizeStep === null
    ? inputs
    : withSizeStep(inputs, base.sizeStep);

const withMultiple = (inputs: ValuationInputs, base: MoveBase, move: Move): ValuationInputs => {
  const held = holdSizeStep(inputs, base);
  const { evToEbitda } = held.multiples;
  const moved = {
    ...evToEbitda,
    low: moveNullable(evToEbitda.low, move),
    central: moveNullable(evToEbitda.central, move),
    high: moveNullable(evToEbitda.high, move),
  };
  return { ...held, multiples: { ...held.multiples, evToEbitda: moved } };
};

/** The base year's EBITDA moved by one more adjustment; the projection keeps its own margin. */
const withEbitda = (inputs: ValuationInputs, base: MoveBase, move: Move): ValuationInputs => {
  const held = holdSizeStep(inputs, base);
  const year = held.accounts.years.at(-1)?.year ?? 0;
  const amounts = [{ year, amount: move(base.normalisedEbitda) - base.normalisedEbitda }];
  const adjustment = { id: '', line: 'otherIncome' as const, label: '', reason: '', amounts };
  return { ...held, adjustments: [...held.adjustments, adjustment] };
};

/** The inputs with one driver moved, the others as they are. The size step stays that of the base case. */
export const moveDriver = (
  inputs: ValuationInputs,
  base: MoveBase,
  { driver, apply, amount }: DriverMove,
): ValuationInputs => {
  const move: Move = apply === 'shift' ? (value) => value + amount : (value) => value * amount;
  const { terminal } = inputs;
  switch (driver) {
    case 'weightedAverageCostOfCapital':
      return withRate(inputs, base, move);
    case 'terminalGrowth':
    case 'exitMultiple':
      return {
        ...inputs,
        terminal: { ...terminal, [driver]: moveNullable(terminal[driver], move) },
      };
    case 'evToEbitda':
      return withMultiple(inputs, base, move);
    case 'sizeStep':
      return withSizeStep(inputs, moveNullable(base.sizeStep, move));
    case 'normalisedEbitda':
      return withEbitda(inputs, base, move);
    case 'revenueGrowth':
    case 'ebitdaMargin':
    case 'depreciationToRevenue':
    case 'capitalExpenditureToRevenue':
    case 'netWorkingCapitalToRevenue':
    case 'taxRate':
      return withProjectionDriver(inputs, driver, move);
  }
};

const noSteps = {
  weightedAverageCostOfCapital: 0,
  terminalGrowth: 0,
  exitMultiple: 0,
  multipleBand: 0,
};

/**
 * Central equity value of a case, money; null where it has none. Its range is left out: a moved rate that is still far
 * enough from growth may not be so one step lower.
 */
export const centralEquityOf = (inputs: ValuationInputs): number | null =>
  valueCompany({ ...inputs, range: noSteps }).result?.equityValue.central ?? null;

/** The inputs with several drivers moved. */
export const moveDrivers = (base: MoveBase, moves: readonly DriverMove[]): ValuationInputs =>
  moves.reduce((inputs, move) => moveDriver(inputs, base, move), base.inputs);

/** Which drivers the value depends on. */
export const usedMovableDrivers = (inputs: ValuationInputs): MovableDriver[] => {
  const { method, terminal, projection } = inputs;
  const averaged = terminal.average !== undefined;
  const byCapital = projection.reinvestment !== undefined;
  return movableDrivers.filter((driver) => {
    switch (driver) {
      case 'evToEbitda':
      case 'sizeStep':
      case 'normalisedEbitda':
        return method !== 'dcf';
      case 'terminalGrowth':
        return method !== 'multiples' && (averaged || terminal.method === 'gordon');
      case 'exitMultiple':
        return method !== 'multiples' && (averaged || terminal.method === 'exit-multiple');
      case 'netWorkingCapitalToRevenue':
        return method !== 'multiples' && !byCapital && projection.workingCapital === undefined;
      case 'taxRate':
        return method !== 'multiples' && projection.spanishTax === undefined;
      case 'capitalExpenditureToRevenue':
      case 'depreciationToRevenue':
        return method !== 'multiples' && !byCapital;
      default:
        return method !== 'multiples';
    }
  });
};
