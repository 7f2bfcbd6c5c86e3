import { valueCompany } from './value-company.ts';
import type { Driver, DriverName, ValuationInputs } from './valuation-inputs.ts';

export const tornadoDrivers = [
  'sizeStep',
  'ebitdaMargin',
  'weightedAverageCostOfCapital',
  'capitalExpenditureToRevenue',
  'evToEbitda',
  'terminalGrowth',
  'netWorkingCapitalToRevenue',
  'normalisedEbitda',
  'revenueGrowth',
] as const;
export type TornadoDriver = (typeof tornadoDrivers)[number];

/** Central equity value with one driver at its unfavourable and its favourable end, the others at base. */
export interface TornadoBar {
  driver: TornadoDriver;
  unfavourable: number;
  favourable: number;
  swing: number;
}

/** How far each driver is moved: fractions; the size step between its two ends, the multiple between its own. */
export interface TornadoSwings {
  sizeStep: { unfavourable: number; favourable: number };
  ebitdaMargin: number;
  weightedAverageCostOfCapital: number;
  capitalExpenditureToRevenue: number;
  terminalGrowth: number;
  netWorkingCapitalToRevenue: number;
  /** Relative: 0.05 = 5 % more or less EBITDA in the base year. */
  normalisedEbitda: number;
  revenueGrowth: number;
}

export const defaultTornadoSwings: TornadoSwings = {
  sizeStep: { unfavourable: -0.5, favourable: -0.2 },
  ebitdaMargin: 0.01,
  weightedAverageCostOfCapital: 0.01,
  capitalExpenditureToRevenue: 0.005,
  terminalGrowth: 0.005,
  netWorkingCapitalToRevenue: 0.02,
  normalisedEbitda: 0.05,
  revenueGrowth: 0.01,
};

interface Base {
  inputs: ValuationInputs;
  weightedAverageCostOfCapital: number | null;
  normalisedEbitda: number;
  sizeStep: number | null;
}

const add = (value: number | null, step: number): number | null =>
  value === null ? null : value + step;

const shiftDriver = (driver: Driver, step: number): Driver => {
  const overrides = driver.overrides.map((override) => ({
    ...override,
    value: override.value + step,
  }));
  switch (driver.path.kind) {
    case 'constant':
      return { path: { ...driver.path, value: add(driver.path.value, step) }, overrides };
    case 'fade': {
      const { start, end } = driver.path;
      return { path: { ...driver.path, start: add(start, step), end: add(end, step) }, overrides };
    }
    case 'per-year':
      return {
        path: { ...driver.path, values: driver.path.values.map((value) => add(value, step)) },
        overrides,
      };
  }
};

const withDriver = ({ inputs }: Base, name: DriverName, step: number): ValuationInputs => {
  const drivers = {
    ...inputs.projection.drivers,
    [name]: shiftDriver(inputs.projection.drivers[name], step),
  };
  return { ...inputs, projection: { ...inputs.projection, drivers } };
};

const withRate = (
  { inputs, weightedAverageCostOfCapital }: Base,
  step: number,
): ValuationInputs => ({
  ...inputs,
  costOfCapital: {
    ...inputs.costOfCapital,
    mode: 'direct',
    weightedAverageCostOfCapital: add(weightedAverageCostOfCapital, step),
  },
});

const withGrowth = ({ inputs }: Base, step: number): ValuationInputs => ({
  ...inputs,
  terminal: { ...inputs.terminal, terminalGrowth: add(inputs.terminal.terminalGrowth, step) },
});

const withSizeStep = ({ inputs }: Base, value: number | null): ValuationInputs => ({
  ...inputs,
  multiples: { ...inputs.multiples, sizeStep: { mode: 'manual', value } },
});

const withMultiple = (base: Base, end: 'low' | 'high'): ValuationInputs => {
  const held = withSizeStep(base, base.sizeStep);
  const { evToEbitda } = held.multiples;
  const band = base.inputs.range.multipleBand * (end === 'low' ? -1 : 1);
  const central =
    evToEbitda[end] ?? (evToEbitda.central === null ? null : evToEbitda.central * (1 + band));
  return { ...held, multiples: { ...held.multiples, evToEbitda: { ...evToEbitda, central } } };
};

/** The base year's EBITDA, moved by one more adjustment; the projection keeps its own margin. */
const withEbitda = (base: Base, share: number): ValuationInputs => {
  const held = withSizeStep(base, base.sizeStep);
  const year = held.accounts.years.at(-1)?.year ?? 0;
  const amounts = [{ year, amount: base.normalisedEbitda * share }];
  const adjustment = { id: '', line: 'otherIncome' as const, label: '', reason: '', amounts };
  return { ...held, adjustments: [...held.adjustments, adjustment] };
};

const endsOf = (
  base: Base,
  driver: TornadoDriver,
  swings: TornadoSwings,
): [ValuationInputs, ValuationInputs] => {
  switch (driver) {
    case 'sizeStep':
      return [
        withSizeStep(base, swings.sizeStep.unfavourable),
        withSizeStep(base, swings.sizeStep.favourable),
      ];
    case 'weightedAverageCostOfCapital':
      return [withRate(base, swings[driver]), withRate(base, -swings[driver])];
    case 'terminalGrowth':
      return [withGrowth(base, -swings[driver]), withGrowth(base, swings[driver])];
    case 'evToEbitda':
      return [withMultiple(base, 'low'), withMultiple(base, 'high')];
    case 'normalisedEbitda':
      return [withEbitda(base, -swings[driver]), withEbitda(base, swings[driver])];
    case 'capitalExpenditureToRevenue':
    case 'netWorkingCapitalToRevenue':
      return [withDriver(base, driver, swings[driver]), withDriver(base, driver, -swings[driver])];
    case 'ebitdaMargin':
    case 'revenueGrowth':
      return [withDriver(base, driver, -swings[driver]), withDriver(base, driver, swings[driver])];
  }
};

const usedDrivers = ({ method, terminal }: ValuationInputs): TornadoDriver[] =>
  tornadoDrivers.filter((driver) => {
    if (driver === 'sizeStep' || driver === 'evToEbitda' || driver === 'normalisedEbitda')
      return method !== 'dcf';
    if (driver === 'terminalGrowth' && terminal.method === 'exit-multiple') return false;
    return method !== 'multiples';
  });

/**
 * What moves the central equity value, widest swing first. Drivers that the method does not use, or whose ends cannot
 * be valued, are left out; null while the valuation itself has no result.
 */
export const tornado = (
  inputs: ValuationInputs,
  swings: TornadoSwings = defaultTornadoSwings,
): TornadoBar[] | null => {
  const outcome = valueCompany(inputs);
  if (outcome.result === null) return null;
  const { weightedAverageCostOfCapital, normalisedEbitda } = outcome.result;
  const sizeStep = outcome.figures['multiples.sizeStep']?.value ?? null;
  const base = { inputs, weightedAverageCostOfCapital, normalisedEbitda, sizeStep };
  const bars = usedDrivers(inputs).flatMap((driver) => {
    const [low, high] = endsOf(base, driver, swings).map(
      (end) => valueCompany(end).result?.equityValue.central,
    );
    if (low === undefined || high === undefined) return [];
    return [{ driver, unfavourable: low, favourable: high, swing: Math.abs(high - low) }];
  });
  return bars.toSorted((one, other) => other.swing - one.swing);
};
