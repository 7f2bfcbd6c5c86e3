/**
 * Operating net working capital: `inventories + tradeReceivables − tradePayables`, without cash, debt or corporate tax.
 * Money in, money out. Source: standard; Damodaran's rows use the change in non-cash working capital.
 */
export const netWorkingCapital = (
  inventories: number,
  tradeReceivables: number,
  tradePayables: number,
): number => inventories + tradeReceivables - tradePayables;
