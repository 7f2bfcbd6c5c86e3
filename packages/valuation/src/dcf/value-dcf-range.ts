import { caseForRangeEnd } from '../range/case-for-range-end.ts';
import { cashFlowBasis, terminalValueCase } from './cash-flow-basis.ts';
import {
  discountedCashFlow,
  dcfCaseRefusal,
  type CashFlowBasis,
  type CashFlowCase,
} from './discounted-cash-flow.ts';
import { figureId } from '../figure.ts';
import { isGrowthDriven } from '../terminal-value/terminal-method-of.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { FlowFigures } from '../projection/value-flows.ts';
import { stepFigures, stepsWithinLimit, type StepFigures } from './value-range-steps.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

type Side = 'low' | 'high';

/** The calculation of one value of the range. */
export type ValueCase = Pick<Derivation, 'formula' | 'operands' | 'value'>;

/** Low is a higher cost of capital with a lower terminal driver; high is the opposite. */
const caseOf = (
  inputs: ValuationInputs,
  flows: FlowFigures,
  steps: StepFigures,
  side: Side,
): CashFlowCase | null => {
  const { weightedAverageCostOfCapital: rate } = flows;
  const terminalStep = steps.growth ?? steps.multiple;
  if (rate === null || steps.rate === null || terminalStep === null) return null;
  const sign = side === 'low' ? 1 : -1;
  const growthStep = -sign * (steps.growth?.value ?? Number.NaN);
  const multipleStep = -sign * (steps.multiple?.value ?? Number.NaN);
  const terminal = terminalValueCase(inputs, flows, growthStep, multipleStep);
  return (
    terminal && { weightedAverageCostOfCapital: rate.value + sign * steps.rate.value, terminal }
  );
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
  ...(isGrowthDriven(inputs.terminal)
    ? ([
        ['terminalGrowth', flows.terminalDriver],
        ['terminalGrowthStep', steps.growth],
      ] as const)
    : ([
        ['ebitda', flows.years.at(-1)?.ebitda ?? null],
        ['exitMultiple', flows.terminalDriver],
        ['exitMultipleStep', steps.multiple],
      ] as const)),
];

/**
 * The operands of a case with rates that change by year, growth funded by a return on capital, or an average of two
 * terminal values.
 */
const optionOperandsOf = (
  trace: Trace,
  flows: FlowFigures,
  steps: StepFigures,
): Derivation['operands'] => {
  const { yearlyRates, exitTime, returnOnCapital, terminalGrowth, exitMultiple } = flows;
  const { gordonWeight } = flows;
  return [
    ...flows.years.map(({ freeCashFlow }) => ['freeCashFlow', freeCashFlow] as const),
    ...flows.times.map((time) => ['time', time] as const),
    ...(yearlyRates ?? []).map((rate) => ['yearlyCostOfCapital', rate] as const),
    ...flows.closings.map((closing) => ['closingTime', closing] as const),
    ['terminalTime', flows.terminalTime],
    ...(exitTime === null ? [] : [['exitTime', exitTime] as const]),
    ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
    ['weightedAverageCostOfCapitalStep', steps.rate],
    ...(terminalGrowth === null
      ? []
      : ([
          ['terminalFreeCashFlow', trace.figures[figureId.dcf('terminalFreeCashFlow')] ?? null],
          ['terminalGrowth', terminalGrowth],
          ['terminalGrowthStep', steps.growth],
        ] as const)),
    ...(returnOnCapital === undefined ? [] : [['returnOnCapital', returnOnCapital] as const]),
    ...(exitMultiple === null
      ? []
      : ([
          ['ebitda', flows.years.at(-1)?.ebitda ?? null],
          ['exitMultiple', exitMultiple],
          ['exitMultipleStep', steps.multiple],
        ] as const)),
    ...(gordonWeight === null ? [] : [['gordonWeight', gordonWeight] as const]),
  ];
};

/** Whether the case depends only on flows, times, one rate and one terminal driver. */
const isPlain = (basis: CashFlowBasis): boolean =>
  basis.terminalFlow === undefined &&
  basis.exitTime === undefined &&
  basis.yearlyRates === undefined;

interface SideCase extends ValueCase {
  amount: number;
}

/**
 * One end of the range: low is a higher cost of capital with a lower terminal driver, high the opposite. Null while an
 * input is missing or wrong.
 */
const sideCase = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
  given: StepFigures,
  side: Side,
): SideCase | null => {
  const basis = cashFlowBasis(flows);
  const wanted = caseOf(inputs, flows, given, side);
  if (basis === null || wanted === null) return null;
  const isWithin = dcfCaseRefusal(wanted, basis) === null;
  const steps = isWithin ? given : stepsWithinLimit(trace, flows, given);
  const flowCase = isWithin ? wanted : caseOf(inputs, flows, steps, side);
  if (flowCase === null) return null;
  if (dcfCaseRefusal(flowCase, basis) !== null) {
    return trace.error('value-out-of-range', 'range.weightedAverageCostOfCapital');
  }
  const plain = isPlain(basis);
  const driver = isGrowthDriven(inputs.terminal) ? 'gordon' : 'exit-multiple';
  const amount = discountedCashFlow(basis, flowCase);
  return {
    formula: plain ? `${side}-case-${driver}` : `${side}-case`,
    operands: plain ? operandsOf(inputs, flows, steps) : optionOperandsOf(trace, flows, steps),
    value: () => amount,
    amount,
  };
};

/** Low and high enterprise value of the DCF: the minimum and maximum of the cases with the same flows. */
export const valueDcfRange = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
  central: SideCase,
): Record<Side, Traced> => {
  const steps = stepFigures(trace, inputs);
  const low = sideCase(trace, inputs, flows, steps, 'low');
  const high = sideCase(trace, inputs, flows, steps, 'high');
  if (low === null || high === null) return { low: null, high: null };
  const end = (side: Side, own: SideCase, other: SideCase): Traced => {
    const { formula, operands, value } = caseForRangeEnd(
      side,
      own,
      [central, other],
      ({ amount }) => amount,
    );
    return trace.derive({
      id: figureId.dcfEnterprise(side),
      unit: 'money',
      formula,
      operands,
      value,
    });
  };
  return { low: end('low', low, high), high: end('high', high, low) };
};
