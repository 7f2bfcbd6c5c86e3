/**
 * Equity risk premium of a country: `default spread · relative volatility of equity to bonds`. Fractions and a pure
 * number. Source: Damodaran, ctryprem.xlsx.
 */
export const countryRiskPremium = (defaultSpread: number, relativeVolatility: number): number =>
  defaultSpread * relativeVolatility;
