import {
  discountedCashFlow,
  minimumGrowthSpread,
  refusalOf,
  type CashFlowCase,
} from './discounted-cash-flow.ts';
import { figureId, type FormulaId } from './figure.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import { cashFlowBasis, terminalValueCase, type FlowFigures } from './value-flows.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

type Side = 'low' | 'high';

interface StepFigures {
  rate: Traced;
  terminal: Traced;
}

const stepFigures = (trace: Trace, inputs: ValuationInputs): StepFigures => {
  const { range } = inputs;
  const rateField = 'range.weightedAverageCostOfCapital';
  return {
    rate: requiredInput(trace, rateField, range.weightedAverageCostOfCapital, 'rate'),
    terminal:
      inputs.terminal.method === 'gordon'
        ? requiredInput(trace, 'range.terminalGrowth', range.terminalGrowth, 'rate')
        : requiredInput(trace, 'range.exitMultiple', range.exitMultiple, 'multiple'),
  };
};

/** Low: a dearer capital and a poorer end; high: the opposite. */
const caseOf = (
  inputs: ValuationInputs,
  flows: FlowFigures,
  steps: StepFigures,
  side: Side,
): CashFlowCase | null => {
  const { weightedAverageCostOfCapital: rate, terminalDriver } = flows;
  if (rate === null || terminalDriver === null || steps.rate === null || steps.terminal === null)
    return null;
  const sign = side === 'low' ? 1 : -1;
  return {
    weightedAverageCostOfCapital: rate.value + sign * steps.rate.value,
    terminal: terminalValueCase(inputs, terminalDriver.value - sign * steps.terminal.value),
  };
};

const isRefused = (trace: Trace, flowCase: CashFlowCase): boolean => {
  const refusal = refusalOf(flowCase);
  if (refusal === null) return false;
  const { weightedAverageCostOfCapital, terminal } = flowCase;
  trace.error(refusal, 'range.weightedAverageCostOfCapital', {
    weightedAverageCostOfCapital,
    ...(terminal.method === 'gordon' && {
      terminalGrowth: terminal.terminalGrowth,
      minimum: minimumGrowthSpread,
    }),
  });
  return true;
};

const operandsOf = (
  inputs: ValuationInputs,
  flows: FlowFigures,
  steps: StepFigures,
): Derivation['operands'] => [
  ...flows.years.map(({ freeCashFlow }) => ['freeCashFlow', freeCashFlow] as const),
  ...flows.times.map((time) => ['time', time] as const),
  ['terminalTime', flows.terminalTime],
  ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
  ['weightedAverageCostOfCapitalStep', steps.rate],
  ...(inputs.terminal.method === 'gordon'
    ? ([
        ['terminalGrowth', flows.terminalDriver],
        ['terminalGrowthStep', steps.terminal],
      ] as const)
    : ([
        ['ebitda', flows.years.at(-1)?.ebitda ?? null],
        ['exitMultiple', flows.terminalDriver],
        ['exitMultipleStep', steps.terminal],
      ] as const)),
];

/** Low and high enterprise value of the DCF, each one case of the same flows. */
export const valueDcfRange = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
): Record<Side, Traced> => {
  const basis = cashFlowBasis(flows);
  const steps = stepFigures(trace, inputs);
  const operands = operandsOf(inputs, flows, steps);
  const valueSide = (side: Side): Traced => {
    const flowCase = caseOf(inputs, flows, steps, side);
    if (basis === null || flowCase === null || isRefused(trace, flowCase)) return null;
    const formula: FormulaId = `${side}-case-${inputs.terminal.method}`;
    return trace.derive({
      id: figureId.dcfEnterprise(side),
      unit: 'money',
      formula,
      operands,
      value: () => discountedCashFlow(basis, flowCase),
    });
  };
  return { low: valueSide('low'), high: valueSide('high') };
};
