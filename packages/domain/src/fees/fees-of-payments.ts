import { exactFee, type FeeTerms } from './calculate-fee.ts';
import { roundDecimal } from './exact-decimal.ts';

/**
 * The fee that falls due with each payment of the price, in order: the fee on all paid so far less that on all before,
 * so that an earn-out goes on where the closing left the scale. Cents in and out; retainers are credited apart.
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
