/** The middle value; for an even number of values the mean of the two middle ones. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};
