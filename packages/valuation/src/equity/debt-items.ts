/** Kinds of items that are owed or must still be paid but are not included in the balance sheet's financial debt. */
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

/**
 * An item added to the net debt. A positive amount lowers the equity; a negative one (working capital above its peg)
 * raises it.
 */
export interface DebtItem {
  id: string;
  kind: DebtItemKind;
  amount: number | null;
  reason: string;
}
