/**
 * Years since the first with a profit to tax, this one included; 0 before it. `opening` is the count of the year before,
 * `taxedProfit` money after the losses used. Source: Ley 27/2014, art. 29.1 ("y en el siguiente", profitable or not).
 */
export const yearsSinceFirstProfit = (opening: number, taxedProfit: number): number =>
  opening > 0 || taxedProfit > 0 ? opening + 1 : 0;
