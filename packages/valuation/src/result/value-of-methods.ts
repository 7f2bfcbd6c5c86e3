import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

export interface Weights {
  dcf: Traced;
  multiples: Traced;
}

const weightsTolerance = 1e-9;

/** Weights of the mixed method; null, with an error, unless both are fractions and sum to 1. */
export const valueWeights = (trace: Trace, inputs: ValuationInputs): Weights | null => {
  const read = (name: 'dcf' | 'multiples') =>
    requiredInput(trace, `weights.${name}`, inputs.weights[name], 'rate', 'share');
  const dcf = read('dcf');
  const multiples = read('multiples');
  if (dcf === null || multiples === null) return null;
  const sum = dcf.value + multiples.value;
  if (Math.abs(sum - 1) <= weightsTolerance) return { dcf, multiples };
  return trace.error('weights-do-not-sum-to-one', 'weights.multiples', { sum });
};

const weightedValue = (
  trace: Trace,
  id: string,
  weights: Weights,
  dcf: Traced,
  multiples: Traced,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'weighted-value',
    operands: [
      ['dcfWeight', weights.dcf],
      ['dcfValue', dcf],
      ['multiplesWeight', weights.multiples],
      ['multiplesValue', multiples],
    ],
    value: (dcfWeight, dcfValue, multiplesWeight, multiplesValue) =>
      dcfWeight * dcfValue + multiplesWeight * multiplesValue,
  });

const chosenValue = (trace: Trace, id: string, figure: Traced): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'value-of-chosen-method',
    operands: [['value', figure]],
    value: (value) => value,
  });

/** The combined value of the methods: their weighted value, or the value of the only one in use. */
export const valueOfMethods = <Method>(
  trace: Trace,
  id: string,
  { dcf, multiples }: { dcf: Method | null; multiples: Method | null },
  weights: Weights | null,
  pick: (method: Method) => Traced,
): Traced => {
  if (weights === null) {
    const single = dcf ?? multiples;
    return single === null ? null : chosenValue(trace, id, pick(single));
  }
  return dcf === null || multiples === null
    ? null
    : weightedValue(trace, id, weights, pick(dcf), pick(multiples));
};
