import { caseOfEnd } from './case-of-end.ts';
import { figureId, type RangePoint } from './figure.ts';
import { appliedMultiple } from './multiples/applied-multiple.ts';
import { quartilesFrom, rangeOfComparables } from './multiples/range-of-comparables.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { MultipleKind, MultiplesInputs, ValuationInputs } from './valuation-inputs.ts';

export type PointFigures = Record<RangePoint, Traced>;

interface GivenMultiple extends Record<RangePoint, number | null> {
  /** Null when the three are given; else those included of which this multiple is known, by their fields. */
  comparables: readonly { field: string; value: number }[] | null;
  /** Where the document wants the three. */
  field: string;
}

const comparablesField = 'multiples.comparables';

const knownComparables = (
  { comparables = [] }: MultiplesInputs,
  kind: MultipleKind,
): { field: string; value: number }[] =>
  comparables.flatMap(({ included, [kind]: value }, index) =>
    included && value !== null ? [{ field: `${comparablesField}.${index}.${kind}`, value }] : [],
  );

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

const quartiles = { low: 0.25, central: 0.5, high: 0.75 } as const;

/** A multiple before the size step: from own comparables where there are some, else as given. */
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
  if (comparables.length === 0) return trace.missing(comparablesField);
  const leaves = comparables.map(({ field, value }) =>
    requiredInput(trace, field, value, 'multiple', 'not-negative'),
  );
  const few = comparables.length < quartilesFrom;
  if (few) {
    trace.warn('comparables-too-few', comparablesField, {
      comparables: comparables.length,
      limit: quartilesFrom,
    });
  }
  const edges = { low: 0, central: 0.5, high: 1 };
  const percentile = trace.leaf({
    id: figureId.multiple(kind, `percentile.${point}`),
    field: comparablesField,
    value: few ? edges[point] : quartiles[point],
    unit: 'rate',
  });
  return trace.deriveFromList({
    id: figureId.multiple(kind, `listed.${point}`),
    unit: 'multiple',
    formula: 'percentile-of-comparables',
    operands: [...leaves.map((leaf) => ['multiple', leaf] as const), ['percentile', percentile]],
    value: (values) => rangeOfComparables(values.slice(0, -1))?.[point] ?? Number.NaN,
  });
};

/** Low, central and high multiple with the size step; the band around the central where an end is not given or all are one figure. */
export const valueAppliedMultiples = (
  trace: Trace,
  inputs: ValuationInputs,
  kind: MultipleKind,
  sizeStep: Traced,
): PointFigures => {
  const multiple = givenMultiple(inputs, kind);
  const id = (point: RangePoint) =>
    kind === 'evToEbitda'
      ? figureId.appliedMultiple(point)
      : figureId.multiple(kind, `appliedMultiple.${point}`);
  const apply = (point: RangePoint): Traced =>
    trace.derive({
      id: id(point),
      unit: 'multiple',
      formula: 'applied-multiple',
      operands: [
        ['multiple', valueListedMultiple(trace, inputs, kind, point)],
        ['sizeStep', sizeStep],
      ],
      value: appliedMultiple,
    });
  const central = apply('central');
  const { low, high, comparables } = multiple;
  const isOneFigure = low === high && low === multiple.central;
  const edge = (point: 'low' | 'high'): Traced => {
    if (comparables !== null || (multiple[point] !== null && !isOneFigure)) return apply(point);
    const sign = point === 'low' ? -1 : 1;
    const { multipleBand } = inputs.range;
    const band = requiredInput(trace, 'range.multipleBand', multipleBand, 'rate', 'share');
    return trace.derive({
      id: id(point),
      unit: 'multiple',
      formula: `multiple-band-${point}`,
      operands: [
        ['appliedMultiple', central],
        ['band', band],
      ],
      value: (applied, width) => applied * (1 + sign * width),
    });
  };
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
