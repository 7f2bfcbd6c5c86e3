/**
 * What one share is worth if every option became one: `equity / (shares + options)`. It is the price at which the
 * options' value and the value per share hold together. Money per share. Source: Damodaran, Tesla, November 2021.
 */
export const dilutedSharePrice = (equityValue: number, shares: number, options: number): number =>
  equityValue / (shares + options);
