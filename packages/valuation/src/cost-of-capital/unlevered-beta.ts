/** Beta of the business without debt: `βl / (1 + (1 − t) · D/E)`. Source: Damodaran, betas.xls. */
export const unleveredBeta = (leveredBeta: number, debtToEquity: number, taxRate: number): number =>
  leveredBeta / (1 + (1 - taxRate) * debtToEquity);
