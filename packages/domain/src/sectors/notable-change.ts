/** The change of a multiple between two editions from which an administrator is asked to check it. */
export const notableChange = 0.25;

export const isNotableChange = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) > notableChange;
