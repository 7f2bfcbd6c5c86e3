import {
  discountedCashFlow,
  minimumGrowthSpread,
  refusalOf,
  type CashFlowBasis,
  type CashFlowCase,
} from './discounted-cash-flow.ts';
import { figureId, type FigureUnit } from './figure.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import { cashFlowBasis, terminalValueCase, type FlowFigures } from './value-flows.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

type Side = 'low' | 'high';

interface StepFigures {
  rate: Traced;
  growth: Traced;
  multiple: Traced;
}

const stepFigures = (trace: Trace, inputs: ValuationInputs): StepFigures => {
  const { range, terminal } = inputs;
  const averaged = terminal.average !== undefined;
  const step = (name: 'weightedAverageCostOfCapital' | 'terminalGrowth', unit: FigureUnit) =>
    requiredInput(trace, `range.${name}`, range[name], unit);
  return {
    rate: step('weightedAverageCostOfCapital', 'rate'),
    growth: averaged || terminal.method === 'gordon' ? step('terminalGrowth', 'rate') : null,
    multiple:
      averaged || terminal.method === 'exit-multiple'
        ? requiredInput(trace, 'range.exitMultiple', range.exitMultiple, 'multiple')
        : null,
  };
};

/** Low: a dearer capital and a poorer end; high: the opposite. */
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
  const growthStep = -sign * (steps.growth?.value ?? 0);
  const multipleStep = -sign * (steps.multiple?.value ?? 0);
  const terminal = terminalValueCase(inputs, flows, growthStep, multipleStep);
  return (
    terminal && { weightedAverageCostOfCapital: rate.value + sign * steps.rate.value, terminal }
  );
};

const isRefused = (trace: Trace, flowCase: CashFlowCase): boolean => {
  const refusal = refusalOf(flowCase);
  if (refusal === null) return false;
  const { weightedAverageCostOfCapital, terminal } = flowCase;
  trace.error(refusal, 'range.weightedAverageCostOfCapital', {
    weightedAverageCostOfCapital,
    ...(terminal.method !== 'exit-multiple' && {
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
        ['terminalGrowthStep', steps.growth],
      ] as const)
    : ([
        ['ebitda', flows.years.at(-1)?.ebitda ?? null],
        ['exitMultiple', flows.terminalDriver],
        ['exitMultipleStep', steps.multiple],
      ] as const)),
];

/** The same where rates change by year, growth is paid by a return on capital, or two terminal values are averaged. */
const optionOperandsOf = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
  steps: StepFigures,
): Derivation['operands'] => {
  const { yearlyRates, exitTime, returnOnCapital, terminalGrowth, exitMultiple } = flows;
  const figure = (id: string): Traced => trace.figures[id] ?? null;
  const gordonWeight = figure(figureId.input('terminal.average.gordonWeight'));
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
          ['terminalFreeCashFlow', figure(figureId.dcf('terminalFreeCashFlow'))],
          ['terminalGrowth', terminalGrowth],
          ['terminalGrowthStep', steps.growth],
        ] as const)),
    ...(returnOnCapital === null ? [] : [['returnOnCapital', returnOnCapital] as const]),
    ...(exitMultiple === null
      ? []
      : ([
          ['ebitda', flows.years.at(-1)?.ebitda ?? null],
          ['exitMultiple', exitMultiple],
          ['exitMultipleStep', steps.multiple],
        ] as const)),
    ...(inputs.terminal.average === undefined ? [] : [['gordonWeight', gordonWeight] as const]),
  ];
};

/** Whether the case follows from flows, times, one rate and one terminal driver alone. */
const isPlain = (basis: CashFlowBasis): boolean =>
  basis.terminalFlow === undefined &&
  basis.exitTime === undefined &&
  basis.yearlyRates === undefined;

/** Low and high enterprise value of the DCF, each one case of the same flows. */
export const valueDcfRange = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
): Record<Side, Traced> => {
  const basis = cashFlowBasis(flows);
  const steps = stepFigures(trace, inputs);
  const valueSide = (side: Side): Traced => {
    const flowCase = caseOf(inputs, flows, steps, side);
    if (basis === null || flowCase === null || isRefused(trace, flowCase)) return null;
    const plain = isPlain(basis);
    return trace.derive({
      id: figureId.dcfEnterprise(side),
      unit: 'money',
      formula: plain ? `${side}-case-${inputs.terminal.method}` : `${side}-case`,
      operands: plain
        ? operandsOf(inputs, flows, steps)
        : optionOperandsOf(trace, inputs, flows, steps),
      value: () => discountedCashFlow(basis, flowCase),
    });
  };
  return { low: valueSide('low'), high: valueSide('high') };
};
