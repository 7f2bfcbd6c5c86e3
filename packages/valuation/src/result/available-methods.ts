import type { MethodFigures } from '../range/method-figures.ts';
import type { Trace } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

/** The figures of a method, and the issues that leave it without a value. */
export interface ValuedMethod {
  figures: MethodFigures | null;
  stops: readonly ValuationIssue[];
}

export type Method = 'dcf' | 'multiples';
export type ValuedMethods = Record<Method, ValuedMethod>;
export type MethodsInUse = Record<Method, MethodFigures | null>;

const points = ['low', 'central', 'high'] as const;

const hasValue = ({ figures, stops }: ValuedMethod): boolean =>
  stops.length === 0 && points.every((at) => (figures?.equityValue[at] ?? null) !== null);

/**
 * Whether a method has no weight in a mixed valuation because the other one has all of it; its value is then not
 * needed.
 */
const hasNoWeight = ({ weights }: ValuationInputs, method: Method): boolean =>
  weights[method] === 0 && weights[method === 'dcf' ? 'multiples' : 'dcf'] === 1;

/**
 * The methods in use. A method is null when it was not chosen, or when it has no value and either has no weight or
 * gives its weight to the other one.
 */
export const availableMethods = (
  trace: Trace,
  inputs: ValuationInputs,
  valued: ValuedMethods,
): MethodsInUse => {
  const methods = { dcf: valued.dcf.figures, multiples: valued.multiples.figures };
  if (inputs.method !== 'mixed') return methods;
  const without = (['dcf', 'multiples'] as const).filter((method) => !hasValue(valued[method]));
  const [leftOut] = without;
  if (leftOut === undefined || without.length > 1) return methods;
  const isUnweighted = hasNoWeight(inputs, leftOut);
  if (!isUnweighted && inputs.mixedOverAvailable !== true) return methods;
  trace.relent(valued[leftOut].stops);
  if (!isUnweighted) trace.warn('method-left-out', `weights.${leftOut}`, {});
  return { ...methods, [leftOut]: null };
};
