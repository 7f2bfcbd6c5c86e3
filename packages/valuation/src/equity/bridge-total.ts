export interface BridgeInputs {
  netFinancialDebt: number;
  debtLikeItems: number;
  nonControllingInterests: number;
  nonOperatingAssets: number;
  /** Positive is due to the company, negative is owed. */
  taxPosition: number;
}

/**
 * What leads from enterprise to equity value, to be added: `−net debt − debt-like − minorities + non-operating + tax`.
 * Money; negative when claims exceed other assets. Source: transactionservicestraining.com; Valutico.
 */
export const bridgeTotal = (inputs: BridgeInputs): number =>
  -inputs.netFinancialDebt -
  inputs.debtLikeItems -
  inputs.nonControllingInterests +
  inputs.nonOperatingAssets +
  inputs.taxPosition;
