import { figureId } from '../figure.ts';
import { carriesSizeStep } from './size-step-reach.ts';
import { defaultSizeStepNodes, sizeStepOnCurve } from './size-step-on-curve.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import { valueListedMultiple } from './value-applied-multiple.ts';
import type { BridgeFigures } from '../equity/value-bridge.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';

/** How far a step typed in may be from the curve before it is asked about. */
export const sizeStepDistance = 0.075;

/** A multiple, and what it is applied to. */
export interface MultipleInUse {
  kind: MultipleKind;
  metric: Traced;
}

type CurveDerivation = Pick<Derivation, 'formula' | 'operands' | 'value'>;

/** The four figures of the nodes, in the order of the curve's operands. */
const valueNodes = (trace: Trace, { multiples }: ValuationInputs): Derivation['operands'] => {
  const nodes = multiples.sizeStepNodes ?? defaultSizeStepNodes;
  const field = (name: keyof typeof nodes) => `multiples.sizeStepNodes.${name}`;
  const value = (name: 'lowerValue' | 'upperValue') =>
    requiredInput(trace, field(name), nodes[name], 'count', 'positive');
  const step = (name: 'lowerStep' | 'upperStep') =>
    requiredInput(trace, field(name), nodes[name], 'rate', 'size-step');
  return [
    ['lowerValue', value('lowerValue')],
    ['lowerStep', step('lowerStep')],
    ['upperValue', value('upperValue')],
    ['upperStep', step('upperStep')],
  ];
};

const stepAt = (
  listedValue: number,
  [lowerValue = Number.NaN, lowerStep = 0, upperValue = Number.NaN, upperStep = 0]: number[],
): number => sizeStepOnCurve(listedValue, { lowerValue, lowerStep, upperValue, upperStep });

const onCurve = (
  trace: Trace,
  inputs: ValuationInputs,
  { kind, metric }: MultipleInUse,
  bridge: BridgeFigures,
): CurveDerivation => {
  const operands = [
    ['multiple', valueListedMultiple(trace, inputs, kind, 'central')],
    ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor', 'positive')],
  ] as const;
  const nodes = valueNodes(trace, inputs);
  const value = (amount: number, multiple: number, unit: number, ...ends: number[]) =>
    stepAt(amount * multiple * unit, ends);
  switch (kind) {
    case 'evToEbitda':
      return {
        formula: 'size-step-on-curve',
        operands: [['ebitda', metric], ...operands, ...nodes],
        value,
      };
    case 'evToEbit':
    case 'evToSales':
      return {
        formula: 'size-step-on-curve-by-multiple',
        operands: [['amount', metric], ...operands, ...nodes],
        value,
      };
    case 'priceToEarnings':
      return {
        formula: 'size-step-on-curve-by-earnings',
        operands: [['amount', metric], ...operands, ['bridgeTotal', bridge.total], ...nodes],
        value: (amount, multiple, unit, total, ...ends) =>
          stepAt((amount * multiple - total) * unit, ends),
      };
  }
};

/** An own multiple that does not say so is taken as one of private deals where its size step is zero. */
const isOfDeals = (
  { multiples }: ValuationInputs,
  kind: MultipleKind,
  sizeStep: number,
): boolean => {
  const given = kind === 'evToEbitda' ? multiples.evToEbitda : multiples.further?.[kind];
  const origin = given?.origin;
  return sizeStep === 0 && origin?.kind === 'own' && origin.type === undefined;
};

const warnOfOwnStep = (trace: Trace, sizeStep: number, curve: Traced): void => {
  if (curve === null || Math.abs(sizeStep - curve.value) <= sizeStepDistance) return;
  const params = { sizeStep, curveStep: curve.value };
  trace.warn('size-step-outside-bracket', 'multiples.sizeStep.value', params);
};

/**
 * The company's size step, which lowers every listed multiple: given, or read from the curve at the enterprise value
 * that the first listed multiple gives. Null, without an issue, where all multiples are of private deals.
 */
export const valueSizeStep = (
  trace: Trace,
  inputs: ValuationInputs,
  used: readonly MultipleInUse[],
  bridge: BridgeFigures,
): Traced => {
  const { sizeStep } = inputs.multiples;
  const listed = used.find(({ kind }) => carriesSizeStep(inputs.multiples, kind));
  if (listed === undefined) return null;
  if (sizeStep.mode === 'auto') {
    const derivation = onCurve(trace, inputs, listed, bridge);
    return trace.derive({ id: figureId.sizeStep(), unit: 'rate', ...derivation });
  }
  const given = trace.required({
    id: figureId.sizeStep(),
    field: 'multiples.sizeStep.value',
    value: sizeStep.value,
    unit: 'rate',
    limit: 'size-step',
  });
  const curve = trace.derive({
    id: figureId.sizeStepOnCurve(),
    unit: 'rate',
    ...onCurve(trace, inputs, listed, bridge),
    informative: true,
  });
  if (given !== null && !isOfDeals(inputs, listed.kind, given.value)) {
    warnOfOwnStep(trace, given.value, curve);
  }
  return given;
};
