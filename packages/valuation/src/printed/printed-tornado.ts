import type { TornadoBar } from '../analyses/tornado.ts';
import type { PrintedRounding } from './add-up.ts';

/**
 * The bars as they are printed, widest first: each swing is the difference of its printed ends. What moves the value by
 * less than can be printed has no bar.
 */
export const printedTornado = (
  bars: readonly TornadoBar[],
  { round, unit }: Pick<PrintedRounding, 'round' | 'unit'>,
): TornadoBar[] =>
  bars
    .map(({ driver, unfavourable, favourable }): TornadoBar => {
      const ends = { unfavourable: round(unfavourable), favourable: round(favourable) };
      return { driver, ...ends, swing: round(ends.favourable - ends.unfavourable) };
    })
    .filter(({ swing }) => swing >= unit / 2)
    .toSorted((one, other) => other.swing - one.swing);
