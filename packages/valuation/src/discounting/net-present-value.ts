import { discountFactor } from './discount-factor.ts';

/** The time of the first flow: immediately (numpy-financial) or after one period (spreadsheets' NPV). */
export type FirstFlow = 'now' | 'after-one-period';

/** Net present value of evenly spaced flows, `Σ flow_t / (1 + rate)^t`; money. */
export const netPresentValue = (
  rate: number,
  flows: readonly number[],
  firstFlow: FirstFlow,
): number => {
  const shift = firstFlow === 'now' ? 0 : 1;
  return flows.reduce((sum, flow, index) => sum + flow * discountFactor(rate, index + shift), 0);
};
