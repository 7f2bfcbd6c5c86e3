import { discountFactor } from './discount-factor.ts';

/** When the first flow falls: at once (numpy-financial) or after one period (spreadsheets' NPV). */
export type FirstFlow = 'now' | 'after-one-period';

/** `Σ flow_t / (1 + rate)^t` of evenly spaced flows; money. */
export const netPresentValue = (
  rate: number,
  flows: readonly number[],
  firstFlow: FirstFlow,
): number => {
  const shift = firstFlow === 'now' ? 0 : 1;
  return flows.reduce((sum, flow, index) => sum + flow * discountFactor(rate, index + shift), 0);
};
