/**
 * The discounts for lack of control and of marketability, applied one after the other: `1 − (1 − DLOC)(1 − DLOM)`.
 * Fractions.
 */
export const combinedDiscount = (lackOfControl: number, lackOfMarketability: number): number =>
  1 - (1 - lackOfControl) * (1 - lackOfMarketability);
