import { figureId, type RangePoint } from './figure.ts';
import type { MethodFigures } from './method-figures.ts';
import { weightedOverAvailable } from './multiples/weighted-over-available.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import {
  orderedByValue,
  valueAppliedMultiples,
  valueSizeStep,
  type PointFigures,
} from './value-applied-multiple.ts';
import { valueEquity, type BridgeFigures } from './value-bridge.ts';
import {
  furtherMultipleKinds,
  type MultipleKind,
  type ValuationInputs,
} from './valuation-inputs.ts';

/** Banks and insurers: debt is their raw material, so enterprise value means nothing. */
const sectorWithoutEnterpriseMultiple = 'FIN';

const points = ['low', 'central', 'high'] as const;

const byPoint = (valueOf: (point: RangePoint) => Traced): PointFigures => ({
  low: valueOf('low'),
  central: valueOf('central'),
  high: valueOf('high'),
});

/** What a multiple is applied to: a figure of the base year; null while it is missing. */
const metricOf = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  kind: MultipleKind,
): Traced => {
  switch (kind) {
    case 'evToEbitda':
      return base.normalisedEbitda;
    case 'evToSales':
      return base.revenue;
    case 'evToEbit': {
      const ebit = trace.figures[figureId.account(base.year, 'normalisedEbit')];
      return ebit ?? trace.missing(`${base.path}.depreciationAndAmortization`);
    }
    case 'priceToEarnings': {
      const field = 'multiples.netIncome';
      return requiredInput(trace, field, inputs.multiples.netIncome ?? null, 'money');
    }
  }
};

const valueByMultiple = (
  trace: Trace,
  id: string,
  metric: Traced,
  applied: Traced,
  ordinary: boolean,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: ordinary ? 'enterprise-value-multiples' : 'value-by-multiple',
    operands: [
      [ordinary ? 'ebitda' : 'amount', metric],
      ['appliedMultiple', applied],
    ],
    value: (amount, multiple) => amount * multiple,
  });

const isBank = ({ origin }: { origin: ValuationInputs['multiples']['evToEbitda']['origin'] }) =>
  origin.kind === 'sector' && origin.sector === sectorWithoutEnterpriseMultiple;

/** EV/EBITDA alone: enterprise value, then the bridge. */
const valueEvToEbitda = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures => {
  const sizeStep = valueSizeStep(trace, inputs, base.normalisedEbitda, 'evToEbitda');
  const applied = orderedByValue(
    base.normalisedEbitda,
    valueAppliedMultiples(trace, inputs, 'evToEbitda', sizeStep),
  );
  const enterpriseValue = byPoint((point) =>
    valueByMultiple(
      trace,
      figureId.multiplesEnterprise(point),
      base.normalisedEbitda,
      applied[point],
      true,
    ),
  );
  const equityValue = byPoint((point) =>
    valueEquity(trace, figureId.multiplesEquity(point), enterpriseValue[point], bridge.total),
  );
  return { enterpriseValue, equityValue };
};

interface WeightedEquity {
  weight: Traced;
  equity: PointFigures;
}

/** The multiples in use, with their share; one whose share is 0 or whose sector has none is left out. */
const usedKinds = (
  trace: Trace,
  inputs: ValuationInputs,
): { kind: MultipleKind; weight: Traced }[] => {
  const { evToEbitda, evToEbitdaWeight, further } = inputs.multiples;
  const all: { kind: MultipleKind; given: number | null; field: string; bank: boolean }[] = [
    {
      kind: 'evToEbitda',
      given: evToEbitdaWeight === undefined ? 1 : evToEbitdaWeight,
      field: 'multiples.evToEbitdaWeight',
      bank: isBank(evToEbitda),
    },
  ];
  for (const kind of furtherMultipleKinds) {
    const multiple = further?.[kind];
    if (multiple === undefined) continue;
    const bank = kind !== 'priceToEarnings' && isBank(multiple);
    all.push({ kind, given: multiple.weight, field: `multiples.further.${kind}.weight`, bank });
  }
  return all.flatMap(({ kind, given, field, bank }) => {
    if (given === 0) return [];
    if (bank) {
      trace.warn('method-left-out', field, {});
      return [];
    }
    const weight = requiredInput(trace, field, given, 'rate');
    if (weight !== null && !(weight.value > 0 && weight.value <= 1)) {
      trace.error('value-out-of-range', field, { value: weight.value });
    }
    return [{ kind, weight }];
  });
};

/** Equity value by one multiple: through the bridge, but a price-earnings ratio gives it at once. */
const valueEquityBy = (
  trace: Trace,
  kind: MultipleKind,
  metric: Traced,
  applied: PointFigures,
  bridge: BridgeFigures,
): PointFigures =>
  byPoint((point) => {
    const id = figureId.multiple(kind, `equityValue.${point}`);
    if (kind === 'priceToEarnings')
      return valueByMultiple(trace, id, metric, applied[point], false);
    const enterpriseId = figureId.multiple(kind, `enterpriseValue.${point}`);
    const enterprise = valueByMultiple(trace, enterpriseId, metric, applied[point], false);
    return valueEquity(trace, id, enterprise, bridge.total);
  });

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

/** Several multiples, blended as equity values; the enterprise value follows back through the bridge. */
const valueSeveral = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures | null => {
  const used = usedKinds(trace, inputs);
  const first = used[0];
  if (first === undefined) return trace.error('sector-has-no-ev-multiple', 'multiples.further');
  const sizeStep = valueSizeStep(
    trace,
    inputs,
    metricOf(trace, inputs, base, first.kind),
    first.kind,
  );
  const parts = used.map(({ kind, weight }) => {
    const metric = metricOf(trace, inputs, base, kind);
    const applied = orderedByValue(metric, valueAppliedMultiples(trace, inputs, kind, sizeStep));
    return { weight, equity: valueEquityBy(trace, kind, metric, applied, bridge) };
  });
  const equityValue = byPoint((point) =>
    blend(trace, figureId.multiplesEquity(point), parts, point),
  );
  const enterpriseValue = byPoint((point) =>
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
  return points.every((point) => equityValue[point] !== null)
    ? { enterpriseValue, equityValue }
    : null;
};

/** The multiples method. Null for sectors without a multiple, or while something is missing. */
export const valueMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
): MethodFigures | null => {
  if (inputs.multiples.further !== undefined) return valueSeveral(trace, inputs, base, bridge);
  if (!isBank(inputs.multiples.evToEbitda)) return valueEvToEbitda(trace, inputs, base, bridge);
  const optional = inputs.method === 'mixed' && inputs.mixedOverAvailable === true;
  return optional ? null : trace.error('sector-has-no-ev-multiple', 'multiples.evToEbitda.central');
};
