import type { TornadoBar } from '../analyses/tornado.ts';
import type { PrintRounding } from './print-rounding.ts';

/** The bars whose swing is visible in print, widest first; a driver with a smaller effect has no bar. */
export const visibleTornado = (
  bars: readonly TornadoBar[],
  { round, unit }: PrintRounding,
): TornadoBar[] =>
  bars
    .filter(({ swing }) => round(swing) >= unit / 2)
    .toSorted((one, other) => other.swing - one.swing);
