import type { Driver, DriverPath } from '../valuation-inputs.ts';

/** The function that a move applies to one value. */
export type Move = (value: number) => number;

export const moveNullable = (value: number | null, move: Move): number | null =>
  value === null ? null : move(value);

const movePath = (path: DriverPath, move: Move): DriverPath => {
  switch (path.kind) {
    case 'constant':
      return { ...path, value: moveNullable(path.value, move) };
    case 'fade':
      return {
        ...path,
        start: moveNullable(path.start, move),
        end: moveNullable(path.end, move),
      };
    case 'per-year':
      return { ...path, values: path.values.map((value) => moveNullable(value, move)) };
  }
};

/** A driver moved in every year, including overrides and both ends of a fade; blank values remain blank. */
export const movedDriverPath = ({ path, overrides }: Driver, move: Move): Driver => ({
  path: movePath(path, move),
  overrides: overrides.map((override) => ({ ...override, value: move(override.value) })),
});
