/**
 * `financialDebt − max(0, cash − minimumCash)`: only cash above what the business needs to run reduces the debt.
 * Positive money in; a negative answer is net cash. Source: transactionservicestraining.com.
 */
export const netFinancialDebt = (
  financialDebt: number,
  cash: number,
  minimumCash: number,
): number => financialDebt - Math.max(0, cash - minimumCash);
