import { equityOfResult } from '../equity-of-result.ts';
import { figureId, type Figures } from '../figure.ts';
import { moveNullable, movedDriverPath, type Move } from './moved-driver-path.ts';
import { movedMultiples } from './moved-multiples.ts';
import { multiplesAtSize } from './multiples-at-size.ts';
import { hasSizeStep } from '../multiples/size-step-reach.ts';
import { usedMultiples } from '../multiples/used-multiples.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import type {
  DriverName,
  MultipleKind,
  MultiplesInputs,
  ValuationInputs,
} from '../valuation-inputs.ts';
import type { ValuationOutcome, ValuationResult } from '../valuation-outcome.ts';
import { valueCompany } from '../company/value-company.ts';

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
  'evToEbit',
  'evToSales',
  'priceToEarnings',
  'sizeStep',
  'normalisedEbitda',
] as const;
export type MovableDriver = (typeof movableDrivers)[number];

/** `shift` adds the amount to every year, in the driver's unit; `factor` multiplies every year by it. */
export interface DriverMove {
  driver: MovableDriver;
  apply: 'shift' | 'factor';
  amount: number;
}

/** The starting point of moves: the inputs, and the results of the base case. */
export interface MoveBase {
  inputs: ValuationInputs;
  weightedAverageCostOfCapital: number | null;
  normalisedEbitda: number;
  sizeStep: number | null;
  figures: Figures;
}

/** Keeps the tax rate of the interest tax shield as in the base case, whatever is moved. */
const withHeldTaxShield = (
  inputs: ValuationInputs,
  { figures }: ValuationOutcome,
): ValuationInputs => {
  const taxRate = figures[figureId.costOfCapital('taxShieldRate')]?.value;
  if (taxRate === undefined) return inputs;
  const { costOfCapital } = inputs;
  return {
    ...inputs,
    costOfCapital: { ...costOfCapital, buildUp: { ...costOfCapital.buildUp, taxRate } },
  };
};

/** Null while the valuation has no result. */
export const toMoveBase = (inputs: ValuationInputs, outcome: ValuationOutcome): MoveBase | null => {
  if (outcome.result === null) return null;
  const { weightedAverageCostOfCapital, normalisedEbitda } = outcome.result;
  const sizeStep = outcome.figures[figureId.sizeStep()]?.value ?? null;
  const held = withHeldTaxShield(inputs, outcome);
  const { figures } = outcome;
  return { inputs: held, weightedAverageCostOfCapital, normalisedEbitda, sizeStep, figures };
};

/** The projection with one driver moved; for the margin, the one in use (EBIT or EBITDA) is moved. */
const withProjectionDriver = (
  inputs: ValuationInputs,
  name: DriverName,
  move: Move,
): ValuationInputs => {
  const { projection } = inputs;
  if (name === 'ebitdaMargin' && projection.ebitMargin !== undefined) {
    const ebitMargin = movedDriverPath(projection.ebitMargin, move);
    return { ...inputs, projection: { ...projection, ebitMargin } };
  }
  const drivers = {
    ...projection.drivers,
    [name]: movedDriverPath(projection.drivers[name], move),
  };
  return { ...inputs, projection: { ...projection, drivers } };
};

const withRate = (inputs: ValuationInputs, base: MoveBase, move: Move): ValuationInputs => {
  const { costOfCapital } = inputs;
  if (costOfCapital.path !== undefined) {
    const path = movedDriverPath(costOfCapital.path, move);
    return { ...inputs, costOfCapital: { ...costOfCapital, path } };
  }
  const rate = moveNullable(base.weightedAverageCostOfCapital, move);
  return {
    ...inputs,
    costOfCapital: { ...costOfCapital, mode: 'direct', weightedAverageCostOfCapital: rate },
  };
};

/** Keeps the size adjustment of the base case, whatever else is moved. */
export const withSizeStep = (inputs: ValuationInputs, value: number | null): ValuationInputs => ({
  ...inputs,
  multiples: { ...inputs.multiples, sizeStep: { mode: 'manual', value } },
});

/** Keeps the effect of size on the multiples as in the base case. */
const holdSize = (inputs: ValuationInputs, base: MoveBase): ValuationInputs => {
  const atSize = { ...inputs, multiples: multiplesAtSize(inputs.multiples, base.figures) };
  return inputs.multiples.sizeStep.mode === 'manual' || base.sizeStep === null
    ? atSize
    : withSizeStep(atSize, base.sizeStep);
};

const withMultiple = (
  inputs: ValuationInputs,
  base: MoveBase,
  kind: MultipleKind,
  move: Move,
): ValuationInputs => {
  const held = holdSize(inputs, base);
  return { ...held, multiples: movedMultiples(held.multiples, kind, move) };
};

/** Moves the base year's EBITDA by an additional adjustment; the projection keeps its own margin. */
const withEbitda = (inputs: ValuationInputs, base: MoveBase, move: Move): ValuationInputs => {
  const held = holdSize(inputs, base);
  const year = held.accounts.years.at(-1)?.year ?? 0;
  const amounts = [{ year, amount: move(base.normalisedEbitda) - base.normalisedEbitda }];
  const adjustment = { id: '', line: 'otherIncome' as const, label: '', reason: '', amounts };
  return { ...held, adjustments: [...held.adjustments, adjustment] };
};

/** The inputs with one driver moved and the others unchanged. The size adjustment is that of the base case. */
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
    case 'evToEbit':
    case 'evToSales':
    case 'priceToEarnings':
      return withMultiple(inputs, base, driver, move);
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

const withoutEnds = <Given extends Record<'low' | 'high', number | null>>(given: Given): Given => ({
  ...given,
  low: null,
  high: null,
});

const centralMultiples = (multiples: MultiplesInputs): MultiplesInputs => {
  const { evToEbitda, further } = multiples;
  const own = { ...multiples, evToEbitda: withoutEnds(evToEbitda) };
  if (further === undefined) return own;
  const { evToEbit, evToSales, priceToEarnings } = further;
  return {
    ...own,
    further: {
      ...(evToEbit && { evToEbit: withoutEnds(evToEbit) }),
      ...(evToSales && { evToSales: withoutEnds(evToSales) }),
      ...(priceToEarnings && { priceToEarnings: withoutEnds(priceToEarnings) }),
    },
  };
};

/**
 * A case without its range, because a moved driver may be valid although the range around it is not, for example a rate
 * one step closer to growth.
 */
export const centralCaseOf = (inputs: ValuationInputs): ValuationResult | null => {
  const multiples = centralMultiples(inputs.multiples);
  return valueCompany({ ...inputs, range: noSteps, multiples }).result;
};

/** Central equity value of a case after discounts, money; null when it has none. Its range is not computed. */
export const centralEquityOf = (inputs: ValuationInputs): number | null => {
  const result = centralCaseOf(inputs);
  return result && equityOfResult(result).central;
};

/** The inputs with several drivers moved. */
export const moveDrivers = (base: MoveBase, moves: readonly DriverMove[]): ValuationInputs =>
  moves.reduce((inputs, move) => moveDriver(inputs, base, move), base.inputs);

const usedByMultiples = ({ method, multiples }: ValuationInputs): readonly MovableDriver[] => {
  if (method === 'dcf') return [];
  const kinds = usedMultiples(multiples);
  const ofEarnings = kinds.some((kind) => kind === 'evToEbitda' || kind === 'evToEbit');
  const hasStep = kinds.some((kind) => hasSizeStep(multiples, kind));
  return [
    ...kinds,
    ...(hasStep ? ['sizeStep' as const] : []),
    ...(ofEarnings ? ['normalisedEbitda' as const] : []),
  ];
};

/** The drivers on which the flows and their discounting depend. */
const usedByFlows = ({
  method,
  accounts,
  terminal,
  projection,
}: ValuationInputs): readonly MovableDriver[] => {
  if (method === 'multiples') return [];
  const { reinvestment, workingCapital, spanishTax, ebitMargin, drivers } = projection;
  const baseYear = accounts.years.at(-1)?.year ?? 0;
  const hasOwnTaxYears = drivers.taxRate.overrides.some(
    ({ year }) => year > baseYear && year <= baseYear + projection.years,
  );
  const hasSale = terminalMethodOf(terminal) !== 'gordon';
  const byCapital = reinvestment !== undefined;
  const uses: Partial<Record<MovableDriver, boolean>> = {
    revenueGrowth: true,
    ebitdaMargin: true,
    // With sales to capital, capex and D&A are included in the reinvestment; D&A is still the difference between
    // EBITDA and EBIT.
    depreciationToRevenue: !byCapital || ebitMargin === undefined || hasSale,
    capitalExpenditureToRevenue: !byCapital,
    netWorkingCapitalToRevenue: !byCapital && workingCapital === undefined,
    taxRate: spanishTax === undefined || hasOwnTaxYears,
    weightedAverageCostOfCapital: true,
    terminalGrowth: terminalMethodOf(terminal) !== 'exit-multiple',
    exitMultiple: hasSale,
  };
  return movableDrivers.filter((driver) => uses[driver] === true);
};

/** The drivers on which the value depends; P/E and EV/sales do not depend on EBITDA. */
export const usedMovableDrivers = (inputs: ValuationInputs): MovableDriver[] => {
  const used = [...usedByFlows(inputs), ...usedByMultiples(inputs)];
  return movableDrivers.filter((driver) => used.includes(driver));
};
