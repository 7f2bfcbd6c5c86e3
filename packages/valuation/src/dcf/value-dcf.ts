import { minimumGrowthSpread, dcfCaseRefusal } from './discounted-cash-flow.ts';
import { terminalValueCase } from './cash-flow-basis.ts';
import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { valueEquity, type BridgeFigures } from '../equity/value-bridge.ts';
import { valueDcfRange, type ValueCase } from './value-dcf-range.ts';
import { valueFlows, type FlowFigures } from '../projection/value-flows.ts';
import type { MethodFigures } from '../range/method-figures.ts';
import { valueDiscountFactors, valuePresentValue } from './value-present-value.ts';
import { valueTerminal } from './value-terminal.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const refuse = (trace: Trace, inputs: ValuationInputs, flows: FlowFigures): boolean => {
  const { weightedAverageCostOfCapital: rate, terminalGrowth, returnOnCapital } = flows;
  const terminal = terminalValueCase(inputs, flows);
  if (rate === null || terminal === null || returnOnCapital === null) return true;
  if (dcfCaseRefusal({ weightedAverageCostOfCapital: rate.value, terminal }) === null) return false;
  trace.error('growth-not-below-cost-of-capital', 'terminal.terminalGrowth', {
    weightedAverageCostOfCapital: rate.value,
    terminalGrowth: terminalGrowth?.value ?? Number.NaN,
    minimum: minimumGrowthSpread,
  });
  return true;
};

const sumOfPresentValues = (trace: Trace, flows: FlowFigures): Traced => {
  const factors = valueDiscountFactors(trace, flows);
  const presentValues = flows.years.map(({ year, freeCashFlow }, index) =>
    valuePresentValue(
      trace,
      figureId.projection(year, 'presentValue'),
      freeCashFlow,
      factors[index] ?? null,
    ),
  );
  if (presentValues.length === 0) return null;
  return trace.derive({
    id: figureId.dcf('sumOfPresentValues'),
    unit: 'money',
    formula: 'sum-of-present-values',
    operands: presentValues.map((figure) => ['presentValue', figure] as const),
    value: (...values) => values.reduce((sum, value) => sum + value, 0),
  });
};

const centralCase = (sum: Traced, presentValueOfTerminalValue: Traced): ValueCase => ({
  formula: 'enterprise-value-dcf',
  operands: [
    ['sumOfPresentValues', sum],
    ['presentValueOfTerminalValue', presentValueOfTerminalValue],
  ],
  value: (explicit, terminal) => explicit + terminal,
});

const valueShares = (
  trace: Trace,
  base: BaseYear,
  enterpriseValue: Traced,
  terminal: Traced,
): void => {
  if (enterpriseValue === null || enterpriseValue.value <= 0) return;
  trace.derive({
    id: figureId.dcf('terminalValueShare'),
    unit: 'rate',
    formula: 'terminal-value-share',
    operands: [
      ['presentValueOfTerminalValue', terminal],
      ['enterpriseValue', enterpriseValue],
    ],
    value: (part, whole) => part / whole,
    informative: true,
  });
  if (base.ebitdaToCompare === null || base.ebitdaToCompare.value <= 0) return;
  trace.derive({
    id: figureId.dcf('impliedEvToEbitda'),
    unit: 'multiple',
    formula: 'implied-ev-to-ebitda',
    operands: [
      ['enterpriseValue', enterpriseValue],
      ['ebitda', base.ebitdaToCompare],
    ],
    value: (value, ebitda) => value / ebitda,
    informative: true,
  });
};

/** The values of the method, and the flows on which they are based. */
export interface DcfFigures extends MethodFigures {
  flows: FlowFigures;
}

/** The DCF: flows, rate, terminal value, enterprise and equity value with their range. */
export const valueDcf = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): DcfFigures => {
  const flows = valueFlows(trace, inputs, base);
  const refused = refuse(trace, inputs, flows);
  const sum = sumOfPresentValues(trace, flows);
  const terminal = refused ? null : valueTerminal(trace, inputs, flows);
  const centralOf = centralCase(sum, terminal);
  const id = figureId.dcfEnterprise('central');
  const central = trace.derive({ id, unit: 'money', ...centralOf });
  valueShares(trace, base, central, terminal);
  const range =
    central === null
      ? { low: null, high: null }
      : valueDcfRange(trace, inputs, flows, { ...centralOf, amount: central.value });
  const enterpriseValue = { low: range.low, central, high: range.high };
  const equity = (point: 'low' | 'central' | 'high') =>
    valueEquity(trace, figureId.dcfEquity(point), enterpriseValue[point], bridge.total);
  return {
    flows,
    enterpriseValue,
    equityValue: { low: equity('low'), central: equity('central'), high: equity('high') },
  };
};
