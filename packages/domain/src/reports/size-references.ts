/**
 * The anchors of the size adjustment, as multiples of EBITDA: Western Europe's listed non-financial companies
 * (Damodaran, January 2026), SME deals of 2022–23 (Dealsuite), and eurozone mid-market deals, first to third quarter of
 * 2025 (Argos index).
 */
export const sizeReferences = {
  listed: 10.8,
  smallDeals: { low: 5.1, high: 5.4 },
  midMarketDeals: { low: 8.7, high: 9.5 },
} as const;
