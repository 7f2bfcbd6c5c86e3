import { discountFactor } from './discount-factor.ts';

/** `day` is the number of days from any fixed date. */
export interface DatedFlow {
  day: number;
  amount: number;
}

const daysInYear = 365;

/**
 * Net present value of dated flows at the date of the first one, Act/365: `Σ amount / (1 + rate)^(days / 365)`. Money.
 * A rate of −100 % or less has no meaning and returns NaN. Source: Excel XNPV.
 */
export const xnpv = (rate: number, flows: readonly DatedFlow[]): number => {
  if (!(rate > -1)) return Number.NaN;
  const start = flows[0]?.day ?? 0;
  return flows.reduce(
    (sum, flow) => sum + flow.amount * discountFactor(rate, (flow.day - start) / daysInYear),
    0,
  );
};
