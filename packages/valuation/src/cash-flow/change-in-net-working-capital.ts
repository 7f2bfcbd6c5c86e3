/** `closing − opening`; money. An increase ties up cash and reduces the free cash flow. Source: Damodaran, fcffneg.xls. */
export const changeInNetWorkingCapital = (closing: number, opening: number): number =>
  closing - opening;
