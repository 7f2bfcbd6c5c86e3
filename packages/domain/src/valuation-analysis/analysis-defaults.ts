import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { type MovableDriver, usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import type { UncertainDriver } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import { defaultMove } from './default-move.ts';

export type Analysis = Required<NonNullable<ValuationDocument['analysis']>>;
export type SensitivityAxisChoice = Analysis['sensitivity']['rows'];

/** The drivers possible on an axis: those that are changed in their own unit. */
export const axisDrivers = (document: ValuationDocument): MovableDriver[] =>
  usedMovableDrivers(document).filter((driver) => driverUnit(driver) !== 'relative');

const isMultiple = (driver: MovableDriver): boolean => driverUnit(driver) === 'multiple';

/** A useful step size: half a percentage point, half a multiple; or that of the valuation's range when it has one. */
export const defaultStep = (driver: MovableDriver, { range }: ValuationDocument): number => {
  if (driver === 'weightedAverageCostOfCapital') return range[driver] || 0.005;
  if (driver === 'terminalGrowth') return range[driver] || 0.0025;
  if (driver === 'sizeStep') return 0.05;
  if (driver === 'evToSales') return 0.1;
  return driverUnit(driver) === 'multiple' ? 0.5 : 0.01;
};

const axisOf = (
  driver: MovableDriver | undefined,
  document: ValuationDocument,
): SensitivityAxisChoice => {
  const chosen = driver ?? 'weightedAverageCostOfCapital';
  return { driver: chosen, step: defaultStep(chosen, document) };
};

const preferredAxes: readonly MovableDriver[] = [
  'weightedAverageCostOfCapital',
  'terminalGrowth',
  'exitMultiple',
  'evToEbitda',
  'sizeStep',
];

const usualAxes = (document: ValuationDocument): Analysis['sensitivity'] => {
  const used = axisDrivers(document);
  const preferred = preferredAxes.filter((driver) => used.includes(driver));
  const [rows, columns] = [...preferred, ...used.filter((driver) => !preferred.includes(driver))];
  return { rows: axisOf(rows, document), columns: axisOf(columns, document) };
};

const spreads: Partial<Record<MovableDriver, number>> = {
  revenueGrowth: 0.01,
  ebitdaMargin: 0.01,
  weightedAverageCostOfCapital: 0.01,
  terminalGrowth: 0.0025,
  exitMultiple: 0.5,
  evToEbitda: 0.5,
  evToEbit: 0.5,
  evToSales: 0.1,
  priceToEarnings: 0.5,
};

/** The default distribution of a driver that is added to a simulation. */
export const defaultUncertainty = (driver: MovableDriver): UncertainDriver => {
  const apply = defaultMove(driver);
  if (apply === 'factor')
    return { driver, apply, distribution: { kind: 'normal', mean: 1, deviation: 0.05 } };
  const deviation = spreads[driver] ?? 0.01;
  return { driver, apply, distribution: { kind: 'normal', mean: 0, deviation } };
};

const uncertainByThemselves: readonly MovableDriver[] = [
  'weightedAverageCostOfCapital',
  'terminalGrowth',
  'exitMultiple',
  'revenueGrowth',
  'ebitdaMargin',
  'evToEbitda',
];

const usualSimulation = (document: ValuationDocument): Analysis['monteCarlo'] => {
  const used = usedMovableDrivers(document);
  const usual = uncertainByThemselves.filter((driver) => used.includes(driver));
  const drivers = usual.length > 0 ? usual : used.filter(isMultiple);
  return { trials: 10_000, seed: 1, price: null, drivers: drivers.map(defaultUncertainty) };
};

const usualReverse = (document: ValuationDocument): Analysis['reverse'] => {
  if (document.method !== 'multiples') return { driver: 'ebitdaMargin', price: null };
  const [first = 'evToEbitda'] = usedMovableDrivers(document).filter(isMultiple);
  return { driver: first, price: null };
};

/** The analysis settings of the valuation, with defaults where the adviser has chosen nothing. */
export const analysisSettings = (document: ValuationDocument): Analysis => ({
  sensitivity: document.analysis?.sensitivity ?? usualAxes(document),
  reverse: document.analysis?.reverse ?? usualReverse(document),
  monteCarlo: document.analysis?.monteCarlo ?? usualSimulation(document),
});
