import { caseOfEnd } from '../range/case-of-end.ts';
import { figureId, type RangePoint } from '../figure.ts';
import { appliedMultiple } from './applied-multiple.ts';
import { appliedMultipleId } from './applied-multiples-of.ts';
import { isUsableMultiple, knownComparables, type KnownComparable } from './known-comparables.ts';
import { quartilesFrom, rangeOfComparables } from './range-of-comparables.ts';
import { carriesSizeStep, followsSize } from './size-step-reach.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { usedMultiples } from './used-multiples.ts';
import { byPoint } from './value-by-multiple.ts';
import { valueDealSizeFactor } from './value-size-factor.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';

export type PointFigures = Record<RangePoint, Traced>;

/** What brings multiples to the company's size: listed ones by a step, those of deals by a factor. */
export interface SizeFigures {
  sizeStep: Traced;
  sizeFactor: Traced;
}

interface GivenMultiple extends Record<RangePoint, number | null> {
  /**
   * The included comparables whose multiple of this kind is known; null where the three figures are typed instead.
   */
  comparables: readonly KnownComparable[] | null;
  /** Where the document wants the three. */
  field: string;
}

const comparablesField = 'multiples.comparables';

/** The multiple as the document gives it. */
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

/** A point of the range of some or all of the comparables. */
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

/** A multiple before the size step: that of the own comparables which are listed, else as given. */
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

/** Prices of private deals hold size and illiquidity already. */
const valueOfDeals = (trace: Trace, id: string, multiple: Traced): Traced =>
  trace.derive({
    id,
    unit: 'multiple',
    formula: 'multiple-of-deals',
    operands: [['multiple', multiple]],
    value: (ofDeals) => ofDeals,
  });

/** The user's band around the central multiple, where an end is not known. */
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

/** Whether the comparables span a range at all, with a warning where they do not, or only just. */
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

/** A private deal brought to the company's size, where its own EBITDA is known; EV/EBITDA alone is. */
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

/** Multiples of nought or less are typed in good faith, from companies that lose money; none of them is a price. */
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
 * The size step is applied to each listed comparable, and a private deal is brought to the company's size; then the
 * range is taken.
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
    return byPoint(() => trace.missing(comparablesField));
  }
  warnOfTypes(trace, inputs);
  if (comparables.some(({ isListed }) => isListed)) {
    byPoint((point) => valueListedMultiple(trace, inputs, kind, point));
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
 * Low, central and high multiple with the size step. Where an end is not given, or all three are equal, a band around
 * the central one takes its place.
 */
export const valueAppliedMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  size: SizeFigures,
): PointFigures => {
  const multiple = givenMultiple(inputs, kind);
  if (multiple.comparables !== null) return valueAppliedComparables(trace, inputs, kind, size);
  const isOfDeals = !carriesSizeStep(inputs.multiples, kind);
  const isSized = followsSize(inputs.multiples, kind);
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

/** The applied multiple of each end of the range of values: that of the other end where the metric is negative. */
export const orderedByValue = (metric: Traced, applied: PointFigures): PointFigures => {
  const { low, central, high } = applied;
  if (metric === null || low === null || central === null || high === null) return applied;
  const valueOf = ({ value }: { value: number }) => metric.value * value;
  return {
    low: caseOfEnd('low', low, [central, high], valueOf),
    central,
    high: caseOfEnd('high', high, [central, low], valueOf),
  };
};
