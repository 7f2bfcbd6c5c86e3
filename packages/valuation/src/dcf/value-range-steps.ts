import { minimumGrowthSpread } from './discounted-cash-flow.ts';
import { figureId, type FigureUnit } from '../figure.ts';
import { shareOfRangeSteps } from './share-of-range-steps.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { FlowFigures } from '../projection/value-flows.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** The steps of the range; null when missing, or when the terminal value does not use that driver. */
export interface StepFigures {
  rate: Traced;
  growth: Traced;
  multiple: Traced;
}

export const stepFigures = (trace: Trace, inputs: ValuationInputs): StepFigures => {
  const { range, terminal } = inputs;
  const kind = terminalMethodOf(terminal);
  const step = (name: 'weightedAverageCostOfCapital' | 'terminalGrowth', unit: FigureUnit) =>
    requiredInput(trace, `range.${name}`, range[name], unit, 'not-negative');
  return {
    rate: step('weightedAverageCostOfCapital', 'rate'),
    growth: kind !== 'exit-multiple' ? step('terminalGrowth', 'rate') : null,
    multiple:
      kind === 'gordon'
        ? null
        : requiredInput(
            trace,
            'range.exitMultiple',
            range.exitMultiple,
            'multiple',
            'not-negative',
          ),
  };
};

/**
 * The steps of one side of the range. If its rate and growth would be too close, all its steps are reduced by the same
 * fraction.
 */
export const stepsWithinLimit = (
  trace: Trace,
  flows: FlowFigures,
  steps: StepFigures,
): StepFigures => {
  const { weightedAverageCostOfCapital: rate, terminalGrowth } = flows;
  const growth = steps.growth === null ? null : terminalGrowth;
  const limits = [
    ['weightedAverageCostOfCapital', rate],
    ['weightedAverageCostOfCapitalStep', steps.rate],
    ...(steps.growth === null
      ? []
      : ([
          ['terminalGrowth', growth],
          ['terminalGrowthStep', steps.growth],
        ] as const)),
  ] as const;
  const shortened = (
    name: 'rateStepWithinLimit' | 'growthStepWithinLimit',
    step: StepFigures['rate'],
  ): Traced =>
    trace.derive({
      id: figureId.dcf(name),
      unit: 'rate',
      formula: 'step-within-limit',
      operands: [['value', step], ...limits],
      value: (whole, cost = 0, costStep = 0, perpetual = 0, growthStep = 0) =>
        whole * shareOfRangeSteps(cost, costStep, perpetual, growthStep),
    });
  trace.warn('range-case-beyond-limit', 'range.weightedAverageCostOfCapital', {
    minimum: minimumGrowthSpread,
  });
  return {
    ...steps,
    rate: shortened('rateStepWithinLimit', steps.rate),
    growth: steps.growth && shortened('growthStepWithinLimit', steps.growth),
  };
};
