/**
 * The anchors of the size step, as multiples of EBITDA: listed companies of Western Europe without financial ones
 * (Damodaran, January 2026), and what smaller ones were sold for. Dealsuite, SME deals of 2022–23; Argos index, eurozone mid-market, first to third quarter of 2025.
 */
export const sizeReferences = {
  listed: 10.8,
  smallDeals: { low: 5.1, high: 5.4 },
  midMarketDeals: { low: 8.7, high: 9.5 },
} as const;
