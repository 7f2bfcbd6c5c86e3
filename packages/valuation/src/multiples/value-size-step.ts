import { figureId } from '../figure.ts';
import { hasSizeStep } from './size-step-reach.ts';
import { defaultSizeStepNodes, sizeStepOnCurve } from './size-step-on-curve.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import { valueListedMultiple } from './value-applied-multiple.ts';
import type { BridgeFigures } from '../equity/value-bridge.ts';
import { listedAtSize } from './listed-at-size.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';
import type { DealMultiples } from './deal-multiples-inputs.ts';

/** The difference between an entered size adjustment and the curve above which there is a warning. */
export const sizeStepDistance = 0.075;

/** A multiple, and the amount to which it is applied. */
export interface MultipleInUse {
  kind: MultipleKind;
  metric: Traced;
}

type CurveDerivation = Pick<Derivation, 'formula' | 'operands' | 'value'>;

/** The four values of the nodes, in the order of the curve's operands. */
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

/**
 * The listed EV/EBITDA on which the size adjustment is based: the one in use, otherwise the sector's, otherwise that of
 * all companies.
 */
const valueListedEbitdaMultiple = (
  trace: Trace,
  inputs: ValuationInputs,
  deals: DealMultiples,
  kind: MultipleKind,
): Traced => {
  if (kind === 'evToEbitda') return valueListedMultiple(trace, inputs, kind, 'central');
  const field = deals.listed === null ? 'listedAverage' : 'listed';
  return requiredInput(trace, `multiples.deals.${field}`, deals[field], 'multiple', 'positive');
};

/**
 * The size adjustment that reduces a listed EV/EBITDA to the multiple paid in deals; the same adjustment applies to
 * other multiples.
 */
const stepOfDeals = (
  trace: Trace,
  inputs: ValuationInputs,
  { deals, kind, sizeFactor }: { deals: DealMultiples; kind: MultipleKind; sizeFactor: Traced },
): CurveDerivation => {
  const field = (name: 'average' | 'listedAverage' | 'listedExponent') =>
    requiredInput(
      trace,
      `multiples.deals.${name}`,
      deals[name],
      name === 'listedExponent' ? 'factor' : 'multiple',
      'positive',
    );
  return {
    formula: 'size-step-of-deals',
    operands: [
      ['average', field('average')],
      ['sizeFactor', sizeFactor],
      ['multiple', valueListedEbitdaMultiple(trace, inputs, deals, kind)],
      ['listedAverage', field('listedAverage')],
      ['listedExponent', field('listedExponent')],
    ],
    value: (average, factor, multiple, listedAverage, listedExponent) =>
      listedAtSize(multiple, factor, { average, listedAverage, listedExponent }) / multiple - 1,
  };
};

/** An adviser's own multiple without a type is treated as one of private deals when its size adjustment is zero. */
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
 * The company's size adjustment, which lowers every listed multiple. It is entered, or reduces to the multiple paid in
 * deals, or comes from the curve at the enterprise value of the first listed multiple. Null, without an issue, when all
 * multiples are of private deals.
 */
export const valueSizeStep = (
  trace: Trace,
  inputs: ValuationInputs,
  used: readonly MultipleInUse[],
  { bridge, sizeFactor }: { bridge: BridgeFigures; sizeFactor: Traced },
): Traced => {
  const { sizeStep } = inputs.multiples;
  const listed = used.find(({ kind }) => hasSizeStep(inputs.multiples, kind));
  if (listed === undefined) return null;
  const { deals } = inputs.multiples;
  if (sizeStep.mode === 'auto') {
    const derivation =
      sizeStep.basis === 'deals' && deals !== undefined
        ? stepOfDeals(trace, inputs, { deals, kind: listed.kind, sizeFactor })
        : onCurve(trace, inputs, listed, bridge);
    return trace.derive({ id: figureId.sizeStep(), unit: 'rate', ...derivation });
  }
  const given = trace.required({
    id: figureId.sizeStep(),
    field: 'multiples.sizeStep.value',
    value: sizeStep.value,
    unit: 'rate',
    limit: 'size-step',
  });
  // With deal multiples, the distance from them is more informative than the curve.
  if (deals !== undefined) return given;
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
