/** The middle one; between the two middle ones of an even number. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};
