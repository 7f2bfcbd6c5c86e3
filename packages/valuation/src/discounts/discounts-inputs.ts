import type { DiscountedMethod, DiscountName } from './discount-names.ts';

/** A holding that cannot be sold at once: a given rate, or the cost of a put. `maturity` in years, the rest fractions. */
export type MarketabilityDiscount =
  | { model: 'percentage'; rate: number | null }
  | {
      model: 'chaffe' | 'finnerty' | 'ghaidarov';
      maturity: number | null;
      volatility: number | null;
      /** Only Chaffe uses it. */
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
   * Which discounts each method's value bears; never one by multiples of private deals alone. Left out: all of them,
   * taken off the value that the methods give together.
   */
  byMethod?: Record<DiscountedMethod, Record<DiscountName, boolean>>;
}
