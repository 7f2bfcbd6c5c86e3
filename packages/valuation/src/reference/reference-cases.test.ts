import { describe, expect, test } from 'vitest';
import { netWorkingCapital } from '../accounts/working-capital-formulas.ts';
import { normalisedEbitda } from '../accounts/value-normalisation.ts';
import { freeCashFlowToFirm, taxOnEbit } from '../cash-flow/cash-flow-formulas.ts';
import {
  afterTaxCostOfDebt,
  costOfEquity,
  countryRiskPremium,
  equityWeight,
  leveredBeta,
  unleveredBeta,
  weightedAverageCostOfCapital,
} from '../cost-of-capital/cost-of-capital-formulas.ts';
import { discountedCashFlow } from '../dcf/discounted-cash-flow.ts';
import { discountFactor } from '../discounting/discount-factor.ts';
import { discountTime } from '../discounting/stub-discount-time.ts';
import { netPresentValue } from '../discounting/net-present-value.ts';
import { xirr } from '../discounting/xirr.ts';
import { xnpv } from '../discounting/xnpv.ts';
import { chaffeDiscount } from '../discounts/chaffe-discount.ts';
import { discountForLackOfControl } from '../discounts/value-discount-rates.ts';
import { finnertyDiscount } from '../discounts/finnerty-discount.ts';
import { pertClassicDeviation, pertMean } from '../distributions/pert-distribution.ts';
import {
  triangularCumulative,
  triangularMean,
  triangularQuantile,
  triangularVariance,
} from '../distributions/triangular-distribution.ts';
import {
  terminalFreeCashFlow,
  terminalValueGordon,
} from '../terminal-value/terminal-value-formulas.ts';
import { expectNear } from '../testing/expect-near.ts';
import { taxesWithLosses } from '../testing/taxes-with-losses.ts';
import cases from './reference-cases.json' with { type: 'json' };
import { valueTesla } from '../testing/value-tesla.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

type CaseId = keyof typeof cases;

const checks: Record<CaseId, () => void> = {
  'dam-tesla-2021': () => {
    const { inputs, expected, tolerance } = cases['dam-tesla-2021'];
    const actual = valueTesla(inputs);
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
    for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
      expectNear(actual[name], expected[name], tolerance.rel * expected[name]);
    }
  },
  'dam-globalcrossing-nol': () => {
    const { inputs, expected, tolerance } = cases['dam-globalcrossing-nol'];
    const years = inputs.data.map(([, ebitda = 0, depreciation = 0, capex = 0, change = 0]) => ({
      ebit: ebitda - depreciation,
      depreciation,
      capex,
      change,
    }));
    const taxes = taxesWithLosses(
      years.map(({ ebit }) => ebit),
      inputs.tax_rate_inferred,
      inputs.opening_nol,
    );
    for (const [index, year] of years.entries()) {
      const tax = taxes[index]?.tax ?? Number.NaN;
      expectNear(tax, expected.taxes[index] ?? Number.NaN, tolerance['*']);
      const flow = freeCashFlowToFirm({
        netOperatingProfitAfterTax: year.ebit - tax,
        depreciationAndAmortization: year.depreciation,
        capitalExpenditure: year.capex,
        changeInNetWorkingCapital: year.change,
      });
      expectNear(flow, expected.fcff[index] ?? Number.NaN, tolerance['*']);
    }
  },
  'valuadder-midyear': () => {
    const { inputs, expected, tolerance } = cases['valuadder-midyear'];
    const flows = inputs.cash_flows.map((flow, index) =>
      index === inputs.cash_flows.length - 1 ? flow + inputs.terminal_value : flow,
    );
    const value = (convention: 'year-end' | 'mid-year') =>
      sum(
        flows.map(
          (flow, index) =>
            flow * discountFactor(inputs.discount_rate, discountTime(index + 1, convention)),
        ),
      );
    expectNear(value('year-end'), expected.pv_end_year, tolerance.pv_end_year);
    const uplift = value('mid-year') / value('year-end') - 1;
    expectNear(uplift, expected.mid_year_uplift_rounded, tolerance.mid_year_uplift_rounded);
  },
  'widget-gordon': () => {
    const { inputs, expected, tolerance } = cases['widget-gordon'];
    const terminal = terminalFreeCashFlow(inputs.fcf.at(-1) ?? 0, inputs.growth);
    const terminalValue = terminalValueGordon(terminal, inputs.wacc, inputs.growth);
    expectNear(terminalValue, expected.terminal_value, tolerance);
    const years = inputs.fcf.length;
    expectNear(terminalValue * discountFactor(inputs.wacc, years), expected.pv_tv, tolerance);
    const basis = {
      freeCashFlows: inputs.fcf,
      times: inputs.fcf.map((_, index) => index + 1),
      terminalTime: years,
      terminalEbitda: 0,
    };
    const enterpriseValue = discountedCashFlow(basis, {
      weightedAverageCostOfCapital: inputs.wacc,
      terminal: { method: 'gordon', terminalGrowth: inputs.growth },
    });
    expectNear(enterpriseValue, expected.enterprise_value, tolerance);
  },
  'capm-wacc-forum': () => {
    const { inputs, expected, tolerance } = cases['capm-wacc-forum'];
    const { rf, mrp, beta, kd, tax, debt_to_value: debtWeight } = inputs;
    const equity = costOfEquity({ riskFreeRate: rf, leveredBeta: beta, equityRiskPremium: mrp });
    const afterTax = afterTaxCostOfDebt(kd, tax);
    const wacc = weightedAverageCostOfCapital({
      equityWeight: 1 - debtWeight,
      costOfEquity: equity,
      afterTaxCostOfDebt: afterTax,
    });
    expectNear(equity, expected.cost_of_equity, tolerance['*']);
    expectNear((kd - afterTax) * debtWeight, expected.tax_shield, tolerance['*']);
    expectNear(wacc, expected.wacc, tolerance['*']);
  },
  'numpy-npv': () => {
    const { inputs, expected, tolerance } = cases['numpy-npv'];
    expectNear(netPresentValue(inputs.rate, inputs.flows, 'now'), expected.npv, tolerance);
  },
  'excel-npv': () => {
    const { inputs, expected, tolerance } = cases['excel-npv'];
    expectNear(
      netPresentValue(inputs.rate, inputs.flows, 'after-one-period'),
      expected.npv,
      tolerance,
    );
  },
  'excel-xnpv-xirr': () => {
    const { inputs, expected, tolerance } = cases['excel-xnpv-xirr'];
    const flows = inputs.flows.map((amount, index) => ({
      amount,
      day: Date.parse(inputs.dates[index] ?? '') / 86_400_000,
    }));
    expectNear(xnpv(inputs.rate, flows), expected.xnpv, tolerance.xnpv);
    expectNear(xirr(flows) ?? Number.NaN, expected.xirr, tolerance.xirr);
  },
  'finsim-fcf-wacc-tv': () => {
    const { inputs, expected, tolerance } = cases['finsim-fcf-wacc-tv'];
    const flow = freeCashFlowToFirm({
      netOperatingProfitAfterTax: inputs.ebit - taxOnEbit(inputs.ebit, inputs.tax),
      depreciationAndAmortization: inputs.da,
      capitalExpenditure: inputs.capex,
      changeInNetWorkingCapital: inputs.dnwc,
    });
    const wacc = weightedAverageCostOfCapital({
      equityWeight: inputs.E / (inputs.E + inputs.D),
      costOfEquity: inputs.ke,
      afterTaxCostOfDebt: afterTaxCostOfDebt(inputs.kd, inputs.tax),
    });
    const terminal = terminalFreeCashFlow(inputs.fcf5, inputs.g);
    expectNear(flow, expected.fcf, tolerance);
    expectNear(wacc, expected.wacc, tolerance);
    expectNear(terminalValueGordon(terminal, wacc, inputs.g), expected.terminal_value, tolerance);
  },
  'triangular-commons': () => {
    const { inputs, expected, tolerance } = cases['triangular-commons'];
    const shape = { minimum: inputs.min, mode: inputs.mode, maximum: inputs.max };
    for (const [index, point] of inputs.points.entries()) {
      const probability = expected.cdf[index] ?? Number.NaN;
      expectNear(triangularCumulative(shape, point), probability, tolerance);
      expectNear(triangularQuantile(shape, probability), point, 1e-9);
    }
    expectNear(triangularMean(shape), expected.mean, tolerance);
    expectNear(triangularVariance(shape), expected.variance, tolerance);
  },
  'pert-calhub': () => {
    const { inputs, expected, tolerance } = cases['pert-calhub'];
    const shape = { minimum: inputs.o, mode: inputs.m, maximum: inputs.p };
    expectNear(pertMean(shape), expected.mean, tolerance);
    expectNear(pertClassicDeviation(shape), expected.sd, tolerance);
  },
  'dlom-chaffe': () => {
    const { inputs, expected, tolerance } = cases['dlom-chaffe'];
    for (const [index, row] of inputs.cases.entries()) {
      const [maturity = 0, volatility = 0, riskFreeRate = 0, dividendYield = 0] = row;
      const actual = chaffeDiscount({ maturity, volatility, riskFreeRate, dividendYield });
      expectNear(actual, expected.dlom[index] ?? Number.NaN, tolerance);
    }
  },
  'dlom-finnerty': () => {
    const { inputs, expected, tolerance } = cases['dlom-finnerty'];
    for (const [
      index,
      [maturity = 0, volatility = 0, dividendYield = 0],
    ] of inputs.cases.entries()) {
      const actual = finnertyDiscount(maturity, volatility, dividendYield);
      expectNear(actual, expected.dlom[index] ?? Number.NaN, tolerance);
    }
  },
  'novick-ebitda-ajustado': () => {
    const { inputs, expected, tolerance } = cases['novick-ebitda-ajustado'];
    expectNear(
      normalisedEbitda(inputs.ebitda, inputs.one_off_costs),
      expected.adjusted_ebitda,
      tolerance,
    );
  },
  'wacctool-tests': () => {
    const { inputs, expected, tolerance } = cases['wacctool-tests'];
    const relevered = leveredBeta(inputs.unlevered_beta, inputs.d_e, inputs.tax);
    const afterTax = afterTaxCostOfDebt(inputs.kd, inputs.tax);
    const share = equityWeight(inputs.d_e);
    const equity = costOfEquity({
      riskFreeRate: inputs.rf,
      leveredBeta: inputs.beta,
      equityRiskPremium: inputs.erp,
      sizePremium: inputs.size,
      countryRiskPremium: inputs.country,
    });
    const wacc = weightedAverageCostOfCapital({
      equityWeight: share,
      costOfEquity: inputs.ke,
      afterTaxCostOfDebt: afterTax,
    });
    expectNear(relevered, expected.relevered, tolerance['*']);
    expectNear(
      unleveredBeta(relevered, inputs.d_e, inputs.tax),
      expected.unlevered,
      tolerance['*'],
    );
    expectNear(equity, expected.cost_of_equity, tolerance['*']);
    expectNear(afterTax, expected.after_tax_kd, tolerance['*']);
    expectNear(share, expected.share_equity, tolerance['*']);
    expectNear(wacc, expected.wacc, tolerance['*']);
  },
  'dam-us-wacc-table': () => {
    const { inputs, tolerance } = cases['dam-us-wacc-table'];
    for (const [, ...numbers] of inputs.sample) {
      const [beta = 0, weight = 0, afterTax = 0, equity = 0, wacc = 0] = numbers.map(Number);
      const costOfOwnFunds = costOfEquity({
        riskFreeRate: inputs.rf,
        leveredBeta: beta,
        equityRiskPremium: inputs.erp,
      });
      expectNear(costOfOwnFunds, equity, tolerance);
      const actual = weightedAverageCostOfCapital({
        equityWeight: weight,
        costOfEquity: costOfOwnFunds,
        afterTaxCostOfDebt: afterTax,
      });
      expectNear(actual, wacc, tolerance);
    }
  },
  'dam-spain-erp': () => {
    const { inputs, expected, tolerance } = cases['dam-spain-erp'];
    const premium = countryRiskPremium(inputs.default_spread, inputs.relative_volatility);
    expectNear(premium, expected.crp, tolerance);
    expectNear(inputs.mature_erp + premium, expected.erp, tolerance);
  },
  'dloc-control-premium': () => {
    const { inputs, expected, tolerance } = cases['dloc-control-premium'];
    const printed = Math.round(discountForLackOfControl(inputs.control_premium) * 100) / 100;
    expectNear(printed, expected.dloc, tolerance);
  },
};

describe('published cases are reproduced to their tolerance', () => {
  test.each(Object.entries(checks))('%s', (_id, check) => {
    expect.hasAssertions();
    check();
  });
});

test('net working capital counts stocks and trade accounts only: 1,742.3 + 1,986.4 − 1,487.5 = 2,241.2', () => {
  expect.hasAssertions();
  expect.hasAssertions();
  expectNear(netWorkingCapital(1742.3, 1986.4, 1487.5), 2241.2, 1e-9);
});
