import { fade } from '../drivers/fade.ts';
import {
  reinvestmentBySalesToCapital,
  taxOnEbit,
  terminalReinvestment,
} from '../cash-flow/cash-flow-formulas.ts';
import { discountFactors } from '../discounting/discount-factors.ts';
import { blackScholesCall } from '../equity/black-scholes-call.ts';
import { dilutedSharePrice, valuePerShare } from '../equity/value-shares.ts';
import { terminalValueGordon } from '../terminal-value/terminal-value-formulas.ts';
import type cases from '../reference/reference-cases.json';

type TeslaInputs = (typeof cases)['dam-tesla-2021']['inputs'];

const explicitYears = Array.from({ length: 10 }, (_, index) => index + 1);

const flowsOf = (inputs: TeslaInputs) => {
  const late = (start: number, end: number, t: number) =>
    fade({ start, end, holdYears: 5, reachYear: 10 }, t);
  const baseMargin = (inputs.ebit0_reported + inputs.rd_adjustment_to_ebit) / inputs.revenue0;
  const marginShape = {
    start: baseMargin,
    end: inputs.target_margin,
    holdYears: 0,
    reachYear: inputs.margin_convergence_year,
  };
  let previous = inputs.revenue0;
  const flows = explicitYears.map((t) => {
    const revenue = previous * (1 + late(inputs.growth_y1_5, inputs.terminal_growth, t));
    const ebit = revenue * fade(marginShape, t);
    const salesToCapital = t <= 5 ? inputs.sales_to_capital_y1_5 : inputs.sales_to_capital_y6_10;
    const tax = taxOnEbit(ebit, late(inputs.effective_tax, inputs.marginal_tax, t));
    const flow = ebit - tax - reinvestmentBySalesToCapital(revenue, previous, salesToCapital);
    previous = revenue;
    return { revenue, ebit, flow };
  });
  const rates = explicitYears.map((t) => late(inputs.wacc_y1_5, inputs.terminal_wacc, t));
  return {
    flows,
    revenue: previous,
    factors: discountFactors(rates, explicitYears, explicitYears),
  };
};

/** Damodaran's Tesla of November 2021, computed from the engine's functions by this test, in US$ millions. */
export const valueTesla = (inputs: TeslaInputs) => {
  const { flows, revenue, factors } = flowsOf(inputs);
  const factor = factors.at(-1) ?? Number.NaN;
  const ebit = revenue * (1 + inputs.terminal_growth) * inputs.target_margin;
  const profit = ebit - taxOnEbit(ebit, inputs.marginal_tax);
  const terminalFlow =
    profit - terminalReinvestment(profit, inputs.terminal_growth, inputs.terminal_roc);
  const terminalValue = terminalValueGordon(
    terminalFlow,
    inputs.terminal_wacc,
    inputs.terminal_growth,
  );
  const explicit = flows.reduce(
    (sum, { flow }, index) => sum + flow * (factors[index] ?? Number.NaN),
    0,
  );
  const operatingAssets = explicit + terminalValue * factor;
  const equity =
    operatingAssets - inputs.debt - inputs.minorities + inputs.cash + inputs.nonoperating;
  const { number, riskfree, sigma, dividend_yield: dividendYield, ...option } = inputs.options;
  const sharePrice = dilutedSharePrice(equity, inputs.shares, number);
  const call = { ...option, sharePrice, riskFreeRate: riskfree, volatility: sigma, dividendYield };
  const optionsValue = number * blackScholesCall(call);
  return {
    revenue_y10: revenue,
    ebit_y10: flows.at(-1)?.ebit ?? Number.NaN,
    df_y10: factor,
    terminal_fcff: terminalFlow,
    terminal_value: terminalValue,
    pv_terminal_value: terminalValue * factor,
    pv_fcff_1_10: explicit,
    operating_assets: operatingAssets,
    equity,
    options_value: optionsValue,
    value_per_share: valuePerShare(equity, optionsValue, inputs.shares),
  };
};
