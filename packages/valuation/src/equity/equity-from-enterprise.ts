/**
 * Equity value: `enterprise value + bridge total`. Money. Source: transactionservicestraining.com; Valutico, EV to
 * equity value.
 */
export const equityFromEnterprise = (enterpriseValue: number, bridgeTotal: number): number =>
  enterpriseValue + bridgeTotal;
