/**
 * Number of years since the first taxable profit, including this one; 0 before it. `opening` is the number of the year
 * before, `taxedProfit` is money after the losses used. Source: Ley 27/2014, art. 29.1 ("y en el siguiente", profitable
 * or not).
 */
export const yearsSinceFirstProfit = (opening: number, taxedProfit: number): number =>
  opening > 0 || taxedProfit > 0 ? opening + 1 : 0;
