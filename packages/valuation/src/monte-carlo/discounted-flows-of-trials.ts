import type { DiscountColumns } from './fill-discounting.ts';
import { flatDrivers, type FlatModel } from './flat-model.ts';
import type { TrialColumns } from './trial-columns.ts';

const width = flatDrivers.length;

/**
 * Equity values by the DCF of the trials from `from` up to `to`. The columns shift each year's drivers;
 * `scaledFlowsOfTrials` scales them. Same rules as `freeCashFlowToFirm` and `discountedCashFlow`, but without a trace,
 * and with one multiplication a year instead of a power.
 */
export const discountedFlowsOfTrials = (
  model: FlatModel,
  columns: TrialColumns,
  { yearly, opening, ending }: DiscountColumns,
  target: Float64Array,
  from: number,
  to: number,
): void => {
  const { isGordon, drivers, baseRevenue, baseNetWorkingCapital, bridgeTotal } = model;
  const { shift: growthShifts } = columns.revenueGrowth;
  const { shift: marginShifts } = columns.ebitdaMargin;
  const { shift: depreciationShifts } = columns.depreciationToRevenue;
  const { shift: capexShifts } = columns.capitalExpenditureToRevenue;
  const { shift: workingShifts } = columns.netWorkingCapitalToRevenue;
  const { shift: taxShifts } = columns.taxRate;
  for (let at = from; at < to; at += 1) {
    const growthShift = 1 + (growthShifts[at] ?? 0);
    const marginShift = marginShifts[at] ?? 0;
    const depreciationShift = depreciationShifts[at] ?? 0;
    const capexShift = capexShifts[at] ?? 0;
    const workingShift = workingShifts[at] ?? 0;
    const taxShift = taxShifts[at] ?? 0;
    const factorOfYear = yearly[at] ?? 1;
    let factor = opening[at] ?? 1;
    let revenue = baseRevenue;
    let opened = baseNetWorkingCapital;
    let value = bridgeTotal;
    let flow = Number.NaN;
    let ebitda = Number.NaN;
    for (let place = 0, end = drivers.length; place < end; place += width) {
      revenue *= growthShift + (drivers[place] ?? 0);
      factor *= factorOfYear;
      ebitda = revenue * ((drivers[place + 1] ?? 0) + marginShift);
      const ebit = ebitda - revenue * ((drivers[place + 2] ?? 0) + depreciationShift);
      const tax = ebit > 0 ? ebit * ((drivers[place + 5] ?? 0) + taxShift) : 0;
      const capitalExpenditure = revenue * ((drivers[place + 3] ?? 0) + capexShift);
      const closed = revenue * ((drivers[place + 4] ?? 0) + workingShift);
      flow = ebitda - tax - capitalExpenditure - (closed - opened);
      opened = closed;
      value += flow * factor;
    }
    target[at] = value + (isGordon ? flow : ebitda) * (ending[at] ?? 0) * factor;
  }
};
