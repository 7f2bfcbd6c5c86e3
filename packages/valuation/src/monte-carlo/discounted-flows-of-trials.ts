import type { DiscountColumns } from './fill-discounting.ts';
import { flatDrivers, type FlatModel } from './flat-model.ts';
import type { TrialColumns } from './trial-columns.ts';

const width = flatDrivers.length;

/**
 * Equity value by the DCF of `count` trials into `target` from `from` on; the columns start at 0. The same rules as
 * `freeCashFlowToFirm` and `discountedCashFlow`, one multiplication a year instead of a power, without a trace.
 */
export const discountedFlowsOfTrials = (
  model: FlatModel,
  columns: TrialColumns,
  { yearly, opening, ending }: DiscountColumns,
  target: Float64Array,
  from: number,
  count: number,
): void => {
  const { isGordon, drivers, baseRevenue, baseNetWorkingCapital, bridgeTotal } = model;
  const { scale: growthScales, shift: growthShifts } = columns.revenueGrowth;
  const { scale: marginScales, shift: marginShifts } = columns.ebitdaMargin;
  const { scale: wearScales, shift: wearShifts } = columns.depreciationToRevenue;
  const { scale: capexScales, shift: capexShifts } = columns.capitalExpenditureToRevenue;
  const { scale: workingScales, shift: workingShifts } = columns.netWorkingCapitalToRevenue;
  const { scale: taxScales, shift: taxShifts } = columns.taxRate;
  for (let at = 0; at < count; at += 1) {
    const growthScale = growthScales[at] ?? 1;
    const growthShift = 1 + (growthShifts[at] ?? 0);
    const marginScale = marginScales[at] ?? 1;
    const marginShift = marginShifts[at] ?? 0;
    const wearScale = wearScales[at] ?? 1;
    const wearShift = wearShifts[at] ?? 0;
    const capexScale = capexScales[at] ?? 1;
    const capexShift = capexShifts[at] ?? 0;
    const workingScale = workingScales[at] ?? 1;
    const workingShift = workingShifts[at] ?? 0;
    const taxScale = taxScales[at] ?? 1;
    const taxShift = taxShifts[at] ?? 0;
    const factorOfYear = yearly[at] ?? 1;
    let factor = opening[at] ?? 1;
    let revenue = baseRevenue;
    let opened = baseNetWorkingCapital;
    let value = bridgeTotal;
    let flow = 0;
    let ebitda = 0;
    for (let place = 0, end = drivers.length; place < end; place += width) {
      revenue *= growthShift + (drivers[place] ?? 0) * growthScale;
      factor *= factorOfYear;
      ebitda = revenue * ((drivers[place + 1] ?? 0) * marginScale + marginShift);
      const ebit = ebitda - revenue * ((drivers[place + 2] ?? 0) * wearScale + wearShift);
      const paid = ebit > 0 ? ebit * ((drivers[place + 5] ?? 0) * taxScale + taxShift) : 0;
      const spent = revenue * ((drivers[place + 3] ?? 0) * capexScale + capexShift);
      const closed = revenue * ((drivers[place + 4] ?? 0) * workingScale + workingShift);
      flow = ebitda - paid - spent - (closed - opened);
      opened = closed;
      value += flow * factor;
    }
    target[from + at] = value + (isGordon ? flow : ebitda) * (ending[at] ?? 0) * factor;
  }
};
