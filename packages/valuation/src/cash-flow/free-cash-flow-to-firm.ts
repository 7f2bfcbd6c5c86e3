export interface FreeCashFlowInputs {
  netOperatingProfitAfterTax: number;
  depreciationAndAmortization: number;
  capitalExpenditure: number;
  changeInNetWorkingCapital: number;
}

/**
 * Cash flow to all providers of capital: `NOPAT + D&A − capex − ΔNWC`, with NOPAT = EBIT − tax on EBIT. Money; D&A and
 * capex as positive amounts. Source: fin-sim ib-1; Damodaran, fcffneg.xls.
 */
export const freeCashFlowToFirm = (inputs: FreeCashFlowInputs): number =>
  inputs.netOperatingProfitAfterTax +
  inputs.depreciationAndAmortization -
  inputs.capitalExpenditure -
  inputs.changeInNetWorkingCapital;
