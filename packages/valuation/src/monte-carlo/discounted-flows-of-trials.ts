import type { FlatModel } from './flat-model.ts';
import type { TrialColumns } from './trial-columns.ts';

/** The six drivers of each year side by side: one array in the loop instead of six. */
const interleave = (model: FlatModel): Float64Array => {
  const drivers = [
    model.revenueGrowth,
    model.ebitdaMargin,
    model.depreciationToRevenue,
    model.capitalExpenditureToRevenue,
    model.netWorkingCapitalToRevenue,
    model.taxRate,
  ];
  return Float64Array.from(
    { length: drivers.length * model.years },
    (_, place) => drivers[place % drivers.length]?.[Math.floor(place / drivers.length)] ?? 0,
  );
};

/**
 * Equity value by the DCF of `count` trials into `target` from `from` on; the columns start at 0. The same rules as
 * `freeCashFlowToFirm` and `discountedCashFlow`, one multiplication a year instead of a power, without a trace.
 */
export const discountedFlowsOfTrials = (
  model: FlatModel,
  columns: TrialColumns,
  target: Float64Array,
  from: number,
  count: number,
): void => {
  const { isMidYear, isGordon, baseRevenue, baseNetWorkingCapital, bridgeTotal } = model;
  const plan = interleave(model);
  const { scale: growthScale, shift: growthShift } = columns.revenueGrowth;
  const { scale: marginScale, shift: marginShift } = columns.ebitdaMargin;
  const { scale: depreciationScale, shift: depreciationShift } = columns.depreciationToRevenue;
  const { scale: capexScale, shift: capexShift } = columns.capitalExpenditureToRevenue;
  const { scale: workingScale, shift: workingShift } = columns.netWorkingCapitalToRevenue;
  const { scale: taxScale, shift: taxShift } = columns.taxRate;
  const { scale: rateScale, shift: rateShift } = columns.weightedAverageCostOfCapital;
  const end = isGordon ? columns.terminalGrowth : columns.exitMultiple;
  const { scale: endScale, shift: endShift } = end;
  const baseRate = model.weightedAverageCostOfCapital;
  const baseEnd = isGordon ? model.terminalGrowth : model.exitMultiple;
  for (let at = 0; at < count; at += 1) {
    const gs = growthScale[at] ?? 1;
    const gd = 1 + (growthShift[at] ?? 0);
    const ms = marginScale[at] ?? 1;
    const md = marginShift[at] ?? 0;
    const ds = depreciationScale[at] ?? 1;
    const dd = depreciationShift[at] ?? 0;
    const cs = capexScale[at] ?? 1;
    const cd = capexShift[at] ?? 0;
    const ws = workingScale[at] ?? 1;
    const wd = workingShift[at] ?? 0;
    const ts = taxScale[at] ?? 1;
    const td = taxShift[at] ?? 0;
    const rate = baseRate * (rateScale[at] ?? 1) + (rateShift[at] ?? 0);
    const terminal = baseEnd * (endScale[at] ?? 1) + (endShift[at] ?? 0);
    const yearly = 1 / (1 + rate);
    const half = isMidYear ? Math.sqrt(yearly) : 1;
    let factor = isMidYear ? 1 / half : 1;
    let revenue = baseRevenue;
    let working = baseNetWorkingCapital;
    let value = bridgeTotal;
    let flow = 0;
    let ebitda = 0;
    for (let place = 0; place < plan.length; place += 6) {
      revenue *= gd + (plan[place] ?? 0) * gs;
      factor *= yearly;
      ebitda = revenue * ((plan[place + 1] ?? 0) * ms + md);
      const ebit = ebitda - revenue * ((plan[place + 2] ?? 0) * ds + dd);
      const tax = ebit > 0 ? ebit * ((plan[place + 5] ?? 0) * ts + td) : 0;
      const capex = revenue * ((plan[place + 3] ?? 0) * cs + cd);
      const closing = revenue * ((plan[place + 4] ?? 0) * ws + wd);
      flow = ebitda - tax - capex - (closing - working);
      working = closing;
      value += flow * factor;
    }
    const terminalValue = isGordon
      ? (flow * (1 + terminal)) / (rate - terminal)
      : ebitda * terminal * half;
    target[from + at] = value + terminalValue * factor;
  }
};
