/** `1 − 1 / (1 + control premium)`. Fractions. Source: analystforum, thread 88538. */
export const discountForLackOfControl = (controlPremium: number): number =>
  1 - 1 / (1 + controlPremium);
