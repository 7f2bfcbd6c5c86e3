/** The difference between an asset's or debt's market value and its book value, as a signed effect on the equity. */
export interface NetAssetAdjustment {
  id: string;
  label: string;
  reason: string;
  amount: number | null;
  /** True for a gain that would be taxed when it is realised; false for a debt missing from the books. */
  taxed: boolean;
}

/** The equity of the balance sheet at market values: a cross-check that does not affect the value. */
export interface NetAssetsInputs {
  bookEquity: number | null;
  adjustments: NetAssetAdjustment[];
  latentTaxRate: number | null;
}
