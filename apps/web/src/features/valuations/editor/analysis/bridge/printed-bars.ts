import type { PrintedRounding } from '@valia/valuation/printed/add-up.ts';
import { printedSteps } from '@valia/valuation/printed/printed-steps.ts';
import type { BridgeBar } from './bridge-bars.ts';

const isWhole = ({ kind }: BridgeBar): boolean =>
  kind === 'start' || kind === 'subtotal' || kind === 'total';

/**
 * What stands beside each bar, in the rounding's unit: from one whole value to the next the steps add up. Amounts that
 * tables print too are as there; what the discounts take is no figure of its own.
 */
export const printedBars = (
  bars: readonly BridgeBar[],
  printed: ReadonlyMap<string, number>,
  { scale, ...rounding }: PrintedRounding & { scale: number },
): number[] => {
  const values = bars.map(({ figure, value }) => {
    const known = printed.get(figure);
    return known === undefined ? null : Math.abs(known) * Math.sign(value);
  });
  const wholes = bars.flatMap((bar, place) => (isWhole(bar) ? [place] : []));
  for (const [at, start] of wholes.entries()) {
    const end = wholes[at + 1] ?? bars.length;
    const steps = bars.slice(start + 1, end).map(({ value }, step) => ({
      place: start + 1 + step,
      effect: value * scale,
    }));
    if (steps.every(({ place }) => values[place] !== null)) continue;
    const shown = printedSteps({ from: values[start] ?? 0, to: values[end] ?? 0, steps }, rounding);
    for (const { place, effect } of shown.steps) values[place] = effect;
  }
  return values.map((value) => value ?? 0);
};
