/** How much a multiple may move from one edition to the next before an administrator is asked to look at it again. */
export const notableChange = 0.25;

export const isNotableChange = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) > notableChange;
