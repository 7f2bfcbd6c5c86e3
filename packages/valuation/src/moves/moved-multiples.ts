import { moveNullable, type Move } from './moved-driver-path.ts';
import type { RangePoint } from '../figure.ts';
import type { MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';

const movedRange = <Given extends Record<RangePoint, number | null>>(
  given: Given,
  move: Move,
): Given => ({
  ...given,
  low: moveNullable(given.low, move),
  central: moveNullable(given.central, move),
  high: moveNullable(given.high, move),
});

/** One multiple moved as entered: its three figures, and each of the user's comparables. */
export const movedMultiples = (
  multiples: MultiplesInputs,
  kind: MultipleKind,
  move: Move,
): MultiplesInputs => {
  const { comparables, further, evToEbitda } = multiples;
  const moved = {
    ...multiples,
    ...(comparables && {
      comparables: comparables.map((one) => ({ ...one, [kind]: moveNullable(one[kind], move) })),
    }),
  };
  if (kind === 'evToEbitda') return { ...moved, evToEbitda: movedRange(evToEbitda, move) };
  const given = further?.[kind];
  if (given === undefined) return multiples;
  return { ...moved, further: { ...further, [kind]: movedRange(given, move) } };
};
