import type { BaseYear } from '../accounts/value-accounts.ts';
import { figureId } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { valueSizeFactor } from './value-size-factor.ts';

const valueDistance = (trace: Trace, id: string, multiple: Traced, dealMultiple: Traced): Traced =>
  trace.derive({
    id,
    unit: 'factor',
    formula: 'deal-distance',
    operands: [
      ['appliedMultiple', multiple],
      ['dealMultiple', dealMultiple],
    ],
    value: (used, paid) => used / paid,
    informative: true,
  });

/**
 * The multiple paid in deals of the sector at the company's size, and how far the multiple used and the resulting value
 * are from it.
 */
export const valueDealDistance = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const { deals } = inputs.multiples;
  const factor = valueSizeFactor(trace, inputs, base.normalisedEbitda);
  if (deals === undefined || factor === null) return;
  const paid = trace.derive({
    id: figureId.dealMultiple(),
    unit: 'multiple',
    formula: 'multiple-at-size',
    operands: [
      [
        'multiple',
        requiredInput(trace, 'multiples.deals.base', deals.base, 'multiple', 'positive'),
      ],
      ['sizeFactor', factor],
    ],
    value: (multiple, size) => multiple * size,
  });
  const of = (id: string): Traced => trace.figures[id] ?? null;
  const used = of(figureId.appliedMultiple('central'));
  valueDistance(trace, figureId.dealDistance(), used, paid);
  valueDistance(trace, figureId.resultDealDistance(), of(figureId.impliedEvToEbitda()), paid);
};
