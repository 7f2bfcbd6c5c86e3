/** What is owed or must still be paid although the balance's financial debt does not hold it, one by one. */
export const debtItemKinds = [
  'dividends',
  'corporate-tax',
  'leases',
  'deferred-pay',
  'capex-owed',
  'working-capital-peg',
  'locked-box',
  'other',
] as const;
export type DebtItemKind = (typeof debtItemKinds)[number];

/** Added to the net debt: a positive amount lowers the equity, a negative one (a working capital above its peg) raises it. */
export interface DebtItem {
  id: string;
  kind: DebtItemKind;
  amount: number | null;
  reason: string;
}
