import { exactFee, type FeeTerms } from './calculate-fee.ts';
import { roundDecimal } from './exact-decimal.ts';

/**
 * The fee due with each payment of the price, in order: the fee on all payments so far less that on the earlier ones,
 * so that an earn-out continues on the scale where the closing ended. Cents in and out; retainers are credited
 * separately.
 */
export const feesOfPayments = (
  terms: FeeTerms,
  paymentsCents: readonly bigint[],
  isKnownBuyer: boolean,
): bigint[] => {
  let paid = 0n;
  let due = 0n;
  return paymentsCents.map((payment) => {
    paid += payment;
    const feeCase = { valueCents: paid, retainersPaidCents: 0n, isKnownBuyer };
    const before = due;
    due = roundDecimal(exactFee(terms, feeCase));
    return due - before;
  });
};
