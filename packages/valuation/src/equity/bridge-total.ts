export interface BridgeInputs {
  netFinancialDebt: number;
  debtLikeItems: number;
  nonControllingInterests: number;
  nonOperatingAssets: number;
  /** Positive is due to the company, negative is owed. */
  taxPosition: number;
}

/** What leads from enterprise to equity value, to be added: negative when claims exceed other assets. Money. */
export const bridgeTotal = (inputs: BridgeInputs): number =>
  -inputs.netFinancialDebt -
  inputs.debtLikeItems -
  inputs.nonControllingInterests +
  inputs.nonOperatingAssets +
  inputs.taxPosition;
