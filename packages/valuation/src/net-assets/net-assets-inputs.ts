/** What an asset or a debt is worth above (or below) its book value, as a signed effect on the equity. */
export interface NetAssetAdjustment {
  id: string;
  label: string;
  reason: string;
  amount: number | null;
  /** A gain that would be taxed when it is realised; a debt left out of the books is not. */
  taxed: boolean;
}

/** The equity of the balance at what its items are worth: a cross-check without any weight in the value. */
export interface NetAssetsInputs {
  bookEquity: number | null;
  adjustments: NetAssetAdjustment[];
  latentTaxRate: number | null;
}
