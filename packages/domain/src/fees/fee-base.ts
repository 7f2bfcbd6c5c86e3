/** What a deal's price is made of, in cents. */
export interface DealPrice {
  equityCents: bigint;
  /** Financial debt less cash that the buyer takes over. */
  debtAssumedCents: bigint;
  /** Paid later, if at all. */
  earnOutCents: bigint;
}

/** There is no usual answer: a mandate has to say it. */
export interface FeeBaseChoice {
  value: 'enterprise' | 'equity';
  earnOut: 'when-paid' | 'at-closing' | 'left-out';
}

/** What the fee is charged on at closing; an earn-out `when-paid` follows with `feesOfPayments`. Cents. */
export const feeBase = (price: DealPrice, choice: FeeBaseChoice): bigint =>
  price.equityCents +
  (choice.value === 'enterprise' ? price.debtAssumedCents : 0n) +
  (choice.earnOut === 'at-closing' ? price.earnOutCents : 0n);
