const daysInYear = 365;

/**
 * Net working capital of a year by days of its revenue: `revenue · (DIO + DSO − DPO) / 365`. Money and days.
 * Source: standard; all three counted on revenue, since a projection has no cost lines.
 */
export const workingCapitalFromDays = (
  revenue: number,
  inventoryDays: number,
  receivableDays: number,
  payableDays: number,
): number => (revenue * (inventoryDays + receivableDays - payableDays)) / daysInYear;
