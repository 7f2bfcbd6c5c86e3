/**
 * `equity − discount · max(0, equity)`: a discount lowers a value, and what is worth less than nothing is not raised by
 * it. Money and a fraction. Source: levels of value, simplybusinessvaluation.com.
 */
export const equityAfterDiscount = (equityValue: number, discount: number): number =>
  equityValue - discount * Math.max(0, equityValue);
