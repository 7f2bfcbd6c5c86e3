/**
 * Beta of the operations alone, because cash has a beta of zero: `βu / (1 − cash / (debt + equity))`; `cashToFirmValue`
 * is a fraction. Source: Damodaran, betas.xls.
 */
export const cashCorrectedBeta = (unleveredBeta: number, cashToFirmValue: number): number =>
  unleveredBeta / (1 - cashToFirmValue);
