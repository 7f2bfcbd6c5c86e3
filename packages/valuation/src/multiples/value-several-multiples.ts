import { figureId, type RangePoint } from '../figure.ts';
import type { MethodFigures } from '../range/method-figures.ts';
import { usedMultiples } from './used-multiples.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import {
  orderedByValue,
  valueAppliedMultiples,
  type PointFigures,
} from './value-applied-multiple.ts';
import { valueEquity, type BridgeFigures } from '../equity/value-bridge.ts';
import { valueByRangePoint, multipleMetric, valueByMultiple } from './value-by-multiple.ts';
import { valueSizeFactor } from './value-size-factor.ts';
import { valueSizeStep } from './value-size-step.ts';
import {
  furtherMultipleKinds,
  type MultipleKind,
  type ValuationInputs,
} from '../valuation-inputs.ts';

interface WeightedEquity {
  weight: Traced;
  equity: PointFigures;
}

/** The entered weight of one multiple, with its document field. */
const givenWeight = (
  { evToEbitdaWeight, further }: ValuationInputs['multiples'],
  kind: MultipleKind,
): { field: string; given: number | null | undefined } =>
  kind === 'evToEbitda'
    ? {
        field: 'multiples.evToEbitdaWeight',
        given: evToEbitdaWeight === undefined ? 1 : evToEbitdaWeight,
      }
    : { field: `multiples.further.${kind}.weight`, given: further?.[kind]?.weight };

/** The weight of each multiple in use. A multiple that does not exist for the sector is omitted, with a warning. */
const valueWeights = (
  trace: Trace,
  { multiples }: ValuationInputs,
): { kind: MultipleKind; weight: Traced }[] => {
  const used = new Set(usedMultiples(multiples));
  return (['evToEbitda', ...furtherMultipleKinds] as const).flatMap((kind) => {
    const { field, given } = givenWeight(multiples, kind);
    if (given === undefined || given === 0) return [];
    if (used.has(kind))
      return [{ kind, weight: requiredInput(trace, field, given, 'rate', 'share') }];
    trace.warn('method-left-out', field, {});
    return [];
  });
};

/** Equity value by one multiple: through the bridge, or directly for a price-earnings ratio. */
const valueEquityBy = (
  trace: Trace,
  kind: MultipleKind,
  metric: Traced,
  applied: PointFigures,
  bridge: BridgeFigures,
): PointFigures =>
  valueByRangePoint((point) => {
    const id = figureId.multiple(kind, `equityValue.${point}`);
    if (kind === 'priceToEarnings')
      return valueByMultiple(trace, id, metric, applied[point], false);
    const enterpriseId = figureId.multiple(kind, `enterpriseValue.${point}`);
    const enterprise = valueByMultiple(trace, enterpriseId, metric, applied[point], false);
    return valueEquity(trace, id, enterprise, bridge.total);
  });

/**
 * `Σ w_i · V_i / Σ w_i` over the methods that apply; the weights of other methods are redistributed to them. All values
 * are equity values, or all are enterprise values. NaN without any weight. Source: Equidam; valuation practice.
 */
export const weightedOverAvailable = (
  weights: readonly number[],
  values: readonly number[],
): number => {
  let total = 0;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    total += weight;
    sum += weight * (values[index] ?? 0);
  }
  return sum / total;
};

const blend = (trace: Trace, id: string, parts: readonly WeightedEquity[], point: RangePoint) => {
  const operands: Derivation['operands'] = [
    ...parts.map(({ weight }) => ['weight', weight] as const),
    ...parts.map(({ equity }) => ['value', equity[point]] as const),
  ];
  const count = parts.length;
  return trace.derive({
    id,
    unit: 'money',
    formula: 'weighted-multiples',
    operands,
    value: (...values) => weightedOverAvailable(values.slice(0, count), values.slice(count)),
  });
};

/** Several multiples, combined as equity values; the enterprise value is then computed backwards through the bridge. */
export const valueSeveralMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures | null => {
  const used = valueWeights(trace, inputs).map(({ kind, weight }) => ({
    kind,
    weight,
    metric: multipleMetric(trace, inputs, base, kind),
  }));
  if (used.length === 0) return null;
  const sizeFactor = valueSizeFactor(trace, inputs, base.normalisedEbitda);
  const sizeStep = valueSizeStep(trace, inputs, used, { bridge, sizeFactor });
  const size = { sizeStep, sizeFactor };
  const parts = used.map(({ kind, weight, metric }) => {
    const applied = orderedByValue(metric, valueAppliedMultiples(trace, inputs, kind, size));
    return { weight, equity: valueEquityBy(trace, kind, metric, applied, bridge) };
  });
  const equityValue = valueByRangePoint((point) =>
    blend(trace, figureId.multiplesEquity(point), parts, point),
  );
  const enterpriseValue = valueByRangePoint((point) =>
    trace.derive({
      id: figureId.multiplesEnterprise(point),
      unit: 'money',
      formula: 'enterprise-from-equity',
      operands: [
        ['equity', equityValue[point]],
        ['bridgeTotal', bridge.total],
      ],
      value: (equity, total) => equity - total,
    }),
  );
  return { enterpriseValue, equityValue };
};
