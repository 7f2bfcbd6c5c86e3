/** The parts of a deal's price, in cents. */
export interface DealPrice {
  equityCents: bigint;
  /** Financial debt less cash that the buyer takes over. */
  debtAssumedCents: bigint;
  /** The part of the price that is paid later, if at all. */
  earnOutCents: bigint;
}

/** No choice is usual, so the mandate has to define it. */
export interface FeeBaseChoice {
  value: 'enterprise' | 'equity';
  earnOut: 'when-paid' | 'at-closing' | 'left-out';
}

/** The base of the fee at closing; an earn-out with `when-paid` is charged later by `feesOfPayments`. Cents. */
export const feeBase = (price: DealPrice, choice: FeeBaseChoice): bigint =>
  price.equityCents +
  (choice.value === 'enterprise' ? price.debtAssumedCents : 0n) +
  (choice.earnOut === 'at-closing' ? price.earnOutCents : 0n);
