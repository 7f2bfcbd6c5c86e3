import { figureId } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { DealMultiples } from './deal-multiples-inputs.ts';
import { interpolateFactor, curveSegmentStart } from './size-factor.ts';

const dealsField = 'multiples.deals';

/** Both nodes of one segment of the curve, in the order of the formula's operands. */
const valueStretch = (
  trace: Trace,
  { nodes }: DealMultiples,
  ebitda: number,
): Derivation['operands'] => {
  const at = curveSegmentStart(ebitda, nodes);
  const end = (index: number, name: 'ebitda' | 'factor'): Traced => {
    const field = `${dealsField}.nodes.${index}.${name}`;
    const unit = name === 'ebitda' ? 'count' : 'factor';
    return requiredInput(trace, field, nodes[index]?.[name] ?? null, unit, 'positive');
  };
  return [
    ['lowerValue', end(at, 'ebitda')],
    ['lowerFactor', end(at, 'factor')],
    ['upperValue', end(at + 1, 'ebitda')],
    ['upperFactor', end(at + 1, 'factor')],
  ];
};

const factorAt = (
  ebitda: number,
  [lowerValue = Number.NaN, lowerFactor = 0, upperValue = Number.NaN, upperFactor = 0]: number[],
): number =>
  interpolateFactor(
    ebitda,
    { ebitda: lowerValue, factor: lowerFactor },
    { ebitda: upperValue, factor: upperFactor },
  );

/** The company's size factor, from its normalised EBITDA; null without deal multiples or EBITDA. */
export const valueSizeFactor = (
  trace: Trace,
  { multiples: { deals }, unit }: ValuationInputs,
  normalisedEbitda: Traced,
): Traced => {
  if (deals === undefined || normalisedEbitda === null) return null;
  return trace.derive({
    id: figureId.sizeFactor(),
    unit: 'factor',
    formula: 'size-factor',
    operands: [
      ['ebitda', normalisedEbitda],
      ['unit', requiredInput(trace, 'unit', unit, 'factor', 'positive')],
      ...valueStretch(trace, deals, normalisedEbitda.value * unit),
    ],
    value: (ebitda, units, ...ends) => factorAt(ebitda * units, ends),
  });
};

/** The size factor of one comparable, from its own EBITDA; null when that is unknown. */
export const valueDealSizeFactor = (
  trace: Trace,
  { multiples: { deals, comparables } }: ValuationInputs,
  index: number,
): Traced => {
  const ebitda = comparables?.[index]?.ebitda;
  if (deals === undefined || ebitda === undefined || ebitda <= 0) return null;
  const field = `multiples.comparables.${index}.ebitda`;
  return trace.derive({
    id: figureId.dealSizeFactor(index),
    unit: 'factor',
    formula: 'size-factor-of-deal',
    operands: [
      ['amount', requiredInput(trace, field, ebitda, 'count', 'positive')],
      ...valueStretch(trace, deals, ebitda),
    ],
    value: (amount, ...ends) => factorAt(amount, ends),
  });
};
