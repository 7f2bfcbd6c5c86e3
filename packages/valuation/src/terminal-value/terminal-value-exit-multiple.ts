/** Price of the business at the end of the last explicit year: `EBITDA_N · multiple`. Source: ibankingfaq. */
export const terminalValueExitMultiple = (ebitda: number, exitMultiple: number): number =>
  ebitda * exitMultiple;
