/**
 * Operating net working capital: `inventories + tradeReceivables − tradePayables`, without cash, debt or corporate tax.
 * Money in, money out. Source: standard; Damodaran's rows use the change in non-cash working capital.
 */
export const netWorkingCapital = (
  inventories: number,
  tradeReceivables: number,
  tradePayables: number,
): number => inventories + tradeReceivables - tradePayables;

const daysInYear = 365;

/**
 * Net working capital of a year from days of revenue: `revenue · (DIO + DSO − DPO) / 365`. Money and days. Source:
 * standard. All three are based on revenue, because a projection has no cost lines.
 */
export const workingCapitalFromDays = (
  revenue: number,
  inventoryDays: number,
  receivableDays: number,
  payableDays: number,
): number => (revenue * (inventoryDays + receivableDays - payableDays)) / daysInYear;
