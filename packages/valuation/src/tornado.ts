import {
  centralEquityOf,
  moveBaseOf,
  moveDriver,
  usedMovableDrivers,
  withSizeStep,
  type MovableDriver,
  type MoveBase,
} from './move-driver.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

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

const shifted = (base: MoveBase, driver: MovableDriver, amount: number): ValuationInputs =>
  moveDriver(base.inputs, base, { driver, apply: 'shift', amount });

const withMultiple = (base: MoveBase, end: 'low' | 'high'): ValuationInputs => {
  const held = withSizeStep(base.inputs, base.sizeStep);
  const { evToEbitda } = held.multiples;
  const band = base.inputs.range.multipleBand * (end === 'low' ? -1 : 1);
  const central =
    evToEbitda[end] ?? (evToEbitda.central === null ? null : evToEbitda.central * (1 + band));
  return { ...held, multiples: { ...held.multiples, evToEbitda: { ...evToEbitda, central } } };
};

const endsOf = (
  base: MoveBase,
  driver: TornadoDriver,
  swings: TornadoSwings,
): [ValuationInputs, ValuationInputs] => {
  switch (driver) {
    case 'sizeStep':
      return [
        withSizeStep(base.inputs, swings.sizeStep.unfavourable),
        withSizeStep(base.inputs, swings.sizeStep.favourable),
      ];
    case 'evToEbitda':
      return [withMultiple(base, 'low'), withMultiple(base, 'high')];
    case 'normalisedEbitda': {
      const amount = base.normalisedEbitda * swings[driver];
      return [shifted(base, driver, -amount), shifted(base, driver, amount)];
    }
    case 'weightedAverageCostOfCapital':
    case 'capitalExpenditureToRevenue':
    case 'netWorkingCapitalToRevenue':
      return [shifted(base, driver, swings[driver]), shifted(base, driver, -swings[driver])];
    case 'terminalGrowth':
    case 'ebitdaMargin':
    case 'revenueGrowth':
      return [shifted(base, driver, -swings[driver]), shifted(base, driver, swings[driver])];
  }
};

const usedDrivers = (inputs: ValuationInputs): TornadoDriver[] => {
  const used = usedMovableDrivers(inputs);
  return tornadoDrivers.filter((driver) => used.includes(driver));
};

/**
 * What moves the central equity value, widest swing first. Drivers that the method does not use, or whose ends cannot
 * be valued, are left out; null while the valuation itself has no result.
 */
export const tornado = (
  inputs: ValuationInputs,
  swings: TornadoSwings = defaultTornadoSwings,
): TornadoBar[] | null => {
  const base = moveBaseOf(inputs, valueCompany(inputs));
  if (base === null) return null;
  const bars = usedDrivers(inputs).flatMap((driver) => {
    const [low = null, high = null] = endsOf(base, driver, swings).map(centralEquityOf);
    if (low === null || high === null) return [];
    return [{ driver, unfavourable: low, favourable: high, swing: Math.abs(high - low) }];
  });
  return bars.toSorted((one, other) => other.swing - one.swing);
};
