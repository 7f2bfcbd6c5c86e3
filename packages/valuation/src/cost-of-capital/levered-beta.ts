/**
 * Beta of the equity of a firm with debt: `βu · (1 + (1 − t) · D/E)` (Hamada). Pure numbers and fractions. Source:
 * Damodaran, betas.xls.
 */
export const leveredBeta = (unleveredBeta: number, debtToEquity: number, taxRate: number): number =>
  unleveredBeta * (1 + (1 - taxRate) * debtToEquity);
