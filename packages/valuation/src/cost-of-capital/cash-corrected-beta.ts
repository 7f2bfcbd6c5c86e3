/**
 * Beta of the operations alone, cash having none: `βu / (1 − cash / (debt + equity))`; `cashToFirmValue` a fraction.
 * Source: Damodaran, betas.xls.
 */
export const cashCorrectedBeta = (unleveredBeta: number, cashToFirmValue: number): number =>
  unleveredBeta / (1 - cashToFirmValue);
