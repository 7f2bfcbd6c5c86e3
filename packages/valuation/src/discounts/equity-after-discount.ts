/**
 * Equity after a discount, `equity − discount · max(0, equity)`: a positive value is reduced; a negative value stays
 * unchanged, because a discount would raise it. Money and a fraction. Source: levels of value,
 * simplybusinessvaluation.com.
 */
export const equityAfterDiscount = (equityValue: number, discount: number): number =>
  equityValue - discount * Math.max(0, equityValue);
