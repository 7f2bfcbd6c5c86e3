import type { TornadoBar } from '../analyses/tornado.ts';
import type { PrintRounding } from './print-rounding.ts';

/** The bars whose swing can be told apart in print, widest first: what moves the value by less has none. */
export const visibleTornado = (
  bars: readonly TornadoBar[],
  { round, unit }: PrintRounding,
): TornadoBar[] =>
  bars
    .filter(({ swing }) => round(swing) >= unit / 2)
    .toSorted((one, other) => other.swing - one.swing);
