/**
 * What companies smaller than the listed ones were sold for, as multiples of EBITDA: the anchors of the size step.
 * Dealsuite, SME deals of 2022–23; Argos index, eurozone mid-market, first to third quarter of 2025.
 */
export const sizeReferences = {
  smallDeals: { low: 5.1, high: 5.4 },
  midMarketDeals: { low: 8.7, high: 9.5 },
} as const;
