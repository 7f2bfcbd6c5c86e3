import type { DiscountedMethod, DiscountName } from './discount-names.ts';

/**
 * The discount for a holding that cannot be sold immediately: a given rate, or the cost of a put. `maturity` is in
 * years, the rest are fractions.
 */
export type MarketabilityDiscount =
  | { model: 'percentage'; rate: number | null }
  | {
      model: 'chaffe' | 'finnerty' | 'ghaidarov';
      maturity: number | null;
      volatility: number | null;
      /** Only used by the Chaffe model. */
      riskFreeRate: number | null;
      dividendYield: number | null;
    };

export type ControlDiscount =
  | { model: 'percentage'; rate: number | null }
  | { model: 'control-premium'; controlPremium: number | null };

export interface Discounts {
  lackOfMarketability?: MarketabilityDiscount;
  lackOfControl?: ControlDiscount;
  /**
   * Which discounts apply to each method's value; never to a value from multiples of private deals alone. When omitted,
   * all discounts apply to the combined value of the methods.
   */
  byMethod?: Record<DiscountedMethod, Record<DiscountName, boolean>>;
}
