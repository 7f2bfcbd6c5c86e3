/** The notation of a chart's amounts: the divisor and the number of decimals. */
export interface ChartScale {
  unit: 'thousands' | 'millions';
  divisor: number;
  decimals: number;
}

const millionsFrom = 2_000_000;

/** The number of decimals for three or four digits of the largest amount, at most two. */
const decimalsFor = (largest: number, whole: number, tenths: number): number =>
  largest >= whole ? 0 : largest >= tenths ? 1 : 2;

/** One scale for all amounts of a chart, in whole currency units, chosen by the largest of them. */
export const chartScale = (amounts: readonly number[]): ChartScale => {
  const largest = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  return largest >= millionsFrom
    ? { unit: 'millions', divisor: 1e6, decimals: decimalsFor(largest / 1e6, 1_000, 100) }
    : { unit: 'thousands', divisor: 1e3, decimals: decimalsFor(largest / 1e3, 100, 10) };
};

/** More decimals than a double has for an amount in millions. */
const mostDecimals = 16;

/**
 * The decimals by which the ticks of an axis differ; for a single tick, those needed to show it within a thousandth.
 */
export const tickDecimals = (ticks: readonly number[], divisor: number): number => {
  const [first = 0, second = first] = ticks;
  const step = (second - first) / divisor;
  const [measure, tolerance] = step === 0 ? [first / divisor, 1 / 1_000] : [step, 1 / 10];
  let decimals = 0;
  const isOff = (): boolean =>
    Math.abs(measure - Number(measure.toFixed(decimals))) > Math.abs(measure) * tolerance;
  while (decimals < mostDecimals && isOff()) decimals += 1;
  return decimals;
};
