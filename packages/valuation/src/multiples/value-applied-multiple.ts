import { caseForRangeEnd } from '../range/case-for-range-end.ts';
import { figureId, type RangePoint } from '../figure.ts';
import { appliedMultiple } from './applied-multiple.ts';
import { appliedMultipleId } from './applied-multiples-of.ts';
import { isUsableMultiple, knownComparables, type KnownComparable } from './known-comparables.ts';
import { quartilesFrom, rangeOfComparables } from './range-of-comparables.ts';
import { hasSizeStep, isSizeDependent } from './size-step-reach.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { usedMultiples } from './used-multiples.ts';
import { valueByRangePoint } from './value-by-multiple.ts';
import { valueDealSizeFactor } from './value-size-factor.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';

export type PointFigures = Record<RangePoint, Traced>;

/**
 * The adjustments of multiples to the company's size: `sizeStep` for listed multiples, `sizeFactor` for those of deals.
 */
export interface SizeFigures {
  sizeStep: Traced;
  sizeFactor: Traced;
}

interface GivenMultiple extends Record<RangePoint, number | null> {
  /**
   * The included comparables whose multiple of this kind is known; null when low, central and high are entered instead.
   */
  comparables: readonly KnownComparable[] | null;
  /** The document path of low, central and high, for issues. */
  field: string;
}

const comparablesField = 'multiples.comparables';

/** The multiple as entered in the document. */
export const givenMultiple = (
  { multiples }: ValuationInputs,
  kind: MultipleKind,
): GivenMultiple => {
  const isMain = kind === 'evToEbitda';
  const multiple = isMain ? multiples.evToEbitda : multiples.further?.[kind];
  return {
    low: multiple?.low ?? null,
    central: multiple?.central ?? null,
    high: multiple?.high ?? null,
    comparables: multiple?.origin.kind === 'comparables' ? knownComparables(multiples, kind) : null,
    field: isMain ? 'multiples.evToEbitda' : `multiples.further.${kind}`,
  };
};

const valueComparable = (trace: Trace, kind: MultipleKind, one: KnownComparable): Traced => {
  const field = `${comparablesField}.${one.index}.${kind}`;
  return requiredInput(trace, field, one.value, 'multiple', 'not-negative');
};

const quartiles = { low: 0.25, central: 0.5, high: 0.75 } as const;
const edges = { low: 0, central: 0.5, high: 1 } as const;

interface RangedComparables {
  id: string;
  percentileId: string;
  multiples: readonly Traced[];
}

/** One point of the range of all comparables, or of some of them. */
const valuePercentile = (
  trace: Trace,
  point: RangePoint,
  { id, percentileId, multiples }: RangedComparables,
): Traced => {
  const percentile = trace.leaf({
    id: percentileId,
    field: comparablesField,
    value: (multiples.length < quartilesFrom ? edges : quartiles)[point],
    unit: 'rate',
  });
  return trace.deriveFromList({
    id,
    unit: 'multiple',
    formula: 'percentile-of-comparables',
    operands: [...multiples.map((one) => ['multiple', one] as const), ['percentile', percentile]],
    value: (values) => rangeOfComparables(values.slice(0, -1))?.[point] ?? Number.NaN,
  });
};

/** A multiple before the size adjustment: from the user's listed comparables, otherwise as entered. */
export const valueListedMultiple = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  point: RangePoint,
): Traced => {
  const multiple = givenMultiple(inputs, kind);
  const { comparables } = multiple;
  if (comparables === null) {
    const field = `${multiple.field}.${point}`;
    return requiredInput(trace, field, multiple[point], 'multiple', 'not-negative');
  }
  const listed = comparables.filter(({ isListed }) => isListed);
  if (listed.length === 0) return trace.missing(comparablesField);
  return valuePercentile(trace, point, {
    id: figureId.multiple(kind, `listed.${point}`),
    percentileId: figureId.multiple(kind, `percentile.listed.${point}`),
    multiples: listed.map((one) => valueComparable(trace, kind, one)),
  });
};

const valueStepped = (trace: Trace, id: string, multiple: Traced, sizeStep: Traced): Traced =>
  trace.derive({
    id,
    unit: 'multiple',
    formula: 'applied-multiple',
    operands: [
      ['multiple', multiple],
      ['sizeStep', sizeStep],
    ],
    value: appliedMultiple,
  });

const valueAtSize = (trace: Trace, id: string, multiple: Traced, factor: Traced): Traced =>
  trace.derive({
    id,
    unit: 'multiple',
    formula: 'multiple-at-size',
    operands: [
      ['multiple', multiple],
      ['sizeFactor', factor],
    ],
    value: (ofDeals, size) => ofDeals * size,
  });

/** Applied unchanged, because prices of private deals already include size and illiquidity. */
const valueOfDeals = (trace: Trace, id: string, multiple: Traced): Traced =>
  trace.derive({
    id,
    unit: 'multiple',
    formula: 'multiple-of-deals',
    operands: [['multiple', multiple]],
    value: (ofDeals) => ofDeals,
  });

/** The user's band around the central multiple, used when an end is unknown. */
const valueBand = (
  trace: Trace,
  { range: { multipleBand } }: ValuationInputs,
  id: string,
  point: 'low' | 'high',
  central: Traced,
): Traced => {
  const sign = point === 'low' ? -1 : 1;
  const band = requiredInput(trace, 'range.multipleBand', multipleBand, 'rate', 'share');
  return trace.derive({
    id,
    unit: 'multiple',
    formula: `multiple-band-${point}`,
    operands: [
      ['appliedMultiple', central],
      ['band', band],
    ],
    value: (applied, width) => applied * (1 + sign * width),
  });
};

/** Whether the comparables form a range; warns when they do not, or when the range is very narrow. */
const spanRange = (
  trace: Trace,
  { range: { multipleBand } }: ValuationInputs,
  counted: readonly Traced[],
): boolean => {
  const comparables = counted.length;
  const range = rangeOfComparables(counted.map((one) => one?.value ?? Number.NaN));
  if (range !== null && range.low === range.high) {
    const params = { comparables, band: multipleBand };
    trace.warn('comparables-without-range', comparablesField, params);
    return false;
  }
  if (comparables < quartilesFrom) {
    trace.warn('comparables-too-few', comparablesField, { comparables, limit: quartilesFrom });
  }
  return true;
};

const warnOfTypes = (trace: Trace, { multiples }: ValuationInputs): void => {
  const untold = (multiples.comparables ?? []).filter(
    ({ included, type }) => included && type === undefined,
  );
  if (untold.length === 0) return;
  trace.warn('comparables-without-type', comparablesField, { comparables: untold.length });
};

/**
 * The multiple of a private deal adjusted to the company's size, when the deal's own EBITDA is known; only EV/EBITDA is
 * adjusted.
 */
const valueDeal = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  { index, multiple, sizeFactor }: { index: number; multiple: Traced; sizeFactor: Traced },
): Traced => {
  const own = kind === 'evToEbitda' ? valueDealSizeFactor(trace, inputs, index) : null;
  if (own === null || sizeFactor === null) return multiple;
  return trace.derive({
    id: figureId.multiple(kind, `comparable.${index}`),
    unit: 'multiple',
    formula: 'deal-at-size',
    operands: [
      ['multiple', multiple],
      ['sizeFactor', sizeFactor],
      ['dealSizeFactor', own],
    ],
    value: (paid, company, deal) => (paid * company) / deal,
  });
};

/**
 * Warns of multiples of zero or less. Users enter them in good faith for companies with losses, but they cannot be used
 * as prices.
 */
const warnOfUnusable = (trace: Trace, inputs: ValuationInputs): void => {
  const kinds = usedMultiples(inputs.multiples).filter(
    (kind) => givenMultiple(inputs, kind).comparables !== null,
  );
  const unusable = (inputs.multiples.comparables ?? []).filter(
    (one) =>
      one.included && kinds.some((kind) => one[kind] !== null && !isUsableMultiple(one[kind])),
  );
  if (unusable.length === 0) return;
  trace.warn('comparables-not-positive', comparablesField, { comparables: unusable.length });
};

/**
 * Applies the size adjustment to each listed comparable, adjusts each private deal to the company's size, and then
 * computes the range.
 */
const valueAppliedComparables = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  { sizeStep, sizeFactor }: SizeFigures,
): PointFigures => {
  const comparables = givenMultiple(inputs, kind).comparables ?? [];
  warnOfUnusable(trace, inputs);
  if (comparables.length === 0) {
    return valueByRangePoint(() => trace.missing(comparablesField));
  }
  warnOfTypes(trace, inputs);
  if (comparables.some(({ isListed }) => isListed)) {
    valueByRangePoint((point) => valueListedMultiple(trace, inputs, kind, point));
  }
  const multiples = comparables.map((one) => {
    const multiple = valueComparable(trace, kind, one);
    const id = figureId.multiple(kind, `comparable.${one.index}`);
    return one.isListed
      ? valueStepped(trace, id, multiple, sizeStep)
      : valueDeal(trace, inputs, kind, { index: one.index, multiple, sizeFactor });
  });
  const at = (point: RangePoint) =>
    valuePercentile(trace, point, {
      id: appliedMultipleId(kind, point),
      percentileId: figureId.multiple(kind, `percentile.${point}`),
      multiples,
    });
  const central = at('central');
  if (spanRange(trace, inputs, multiples)) return { low: at('low'), central, high: at('high') };
  const band = (point: 'low' | 'high') =>
    valueBand(trace, inputs, appliedMultipleId(kind, point), point, central);
  return { low: band('low'), central, high: band('high') };
};

/**
 * Low, central and high multiple after the size adjustment. An end that is not given, or all ends when the three are
 * equal, come from a band around the central one.
 */
export const valueAppliedMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  size: SizeFigures,
): PointFigures => {
  const multiple = givenMultiple(inputs, kind);
  if (multiple.comparables !== null) return valueAppliedComparables(trace, inputs, kind, size);
  const isOfDeals = !hasSizeStep(inputs.multiples, kind);
  const isSized = isSizeDependent(inputs.multiples, kind);
  const apply = (point: RangePoint): Traced => {
    const given = valueListedMultiple(trace, inputs, kind, point);
    const id = appliedMultipleId(kind, point);
    if (isSized) return valueAtSize(trace, id, given, size.sizeFactor);
    return isOfDeals
      ? valueOfDeals(trace, id, given)
      : valueStepped(trace, id, given, size.sizeStep);
  };
  const central = apply('central');
  const { low, high } = multiple;
  const isOneFigure = low === high && low === multiple.central;
  const edge = (point: 'low' | 'high'): Traced =>
    multiple[point] !== null && !isOneFigure
      ? apply(point)
      : valueBand(trace, inputs, appliedMultipleId(kind, point), point, central);
  return { low: edge('low'), central, high: edge('high') };
};

/**
 * The applied multiples sorted by the value that they result in: low and high are swapped when the metric is negative.
 */
export const orderedByValue = (metric: Traced, applied: PointFigures): PointFigures => {
  const { low, central, high } = applied;
  if (metric === null || low === null || central === null || high === null) return applied;
  const valueOf = ({ value }: { value: number }) => metric.value * value;
  return {
    low: caseForRangeEnd('low', low, [central, high], valueOf),
    central,
    high: caseForRangeEnd('high', high, [central, low], valueOf),
  };
};
