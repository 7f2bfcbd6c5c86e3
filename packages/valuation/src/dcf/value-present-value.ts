import { discountFactor } from '../discounting/discount-factor.ts';
import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { FlowFigures } from '../projection/value-flows.ts';

/** The discount factor `(1 + w)^−t` as a figure. */
const valueDiscountFactor = (trace: Trace, id: string, rate: Traced, time: Traced): Traced =>
  trace.derive({
    id,
    unit: 'factor',
    formula: 'discount-factor',
    operands: [
      ['weightedAverageCostOfCapital', rate],
      ['time', time],
    ],
    value: discountFactor,
  });

interface CumulativePlace {
  id: string;
  rate: Traced;
  time: Traced;
  /** Factor and end of the year before; undefined for the first year. */
  opening: { factor: Traced; closing: Traced } | undefined;
}

/** A discount factor whose rate applies from the end of the year before. */
const valueCumulativeFactor = (
  trace: Trace,
  { id, rate, time, opening }: CumulativePlace,
): Traced => {
  const own = [
    ['weightedAverageCostOfCapital', rate],
    ['time', time],
  ] as const;
  const before =
    opening &&
    ([
      ['openingFactor', opening.factor],
      ['openingTime', opening.closing],
    ] as const);
  return trace.derive({
    id,
    unit: 'factor',
    formula: 'cumulative-discount-factor',
    operands: [...own, ...(before ?? [])],
    value: (w, end, factor = 1, start = 0) => factor * discountFactor(w, end - start),
  });
};

/**
 * The discount factor of each flow; with yearly rates, each factor is based on the factor at the end of the year
 * before.
 */
export const valueDiscountFactors = (trace: Trace, flows: FlowFigures): Traced[] => {
  const { years, times, closings, yearlyRates } = flows;
  if (yearlyRates === null) {
    return years.map(({ year }, index) =>
      valueDiscountFactor(
        trace,
        figureId.projection(year, 'discountFactor'),
        flows.weightedAverageCostOfCapital,
        times[index] ?? null,
      ),
    );
  }
  let opening: CumulativePlace['opening'];
  return years.map(({ year }, index) => {
    const rate = yearlyRates[index] ?? null;
    const factor = (id: string, time: Traced) =>
      valueCumulativeFactor(trace, { id, rate, time, opening });
    const own = factor(figureId.projection(year, 'discountFactor'), times[index] ?? null);
    const closing = closings[index] ?? null;
    const id = figureId.projection(year, 'closingFactor');
    opening = { factor: factor(id, closing), closing };
    return own;
  });
};

/**
 * The discount factor of a terminal value; with yearly rates, the last year's rate applies from the end of the year
 * before it.
 */
export const valueTerminalFactor = (
  trace: Trace,
  flows: FlowFigures,
  id: string,
  time: Traced,
): Traced => {
  const rate = flows.weightedAverageCostOfCapital;
  if (flows.yearlyRates === null) return valueDiscountFactor(trace, id, rate, time);
  const before = flows.years.at(-2);
  const opening = before && {
    factor: trace.figures[figureId.projection(before.year, 'closingFactor')] ?? null,
    closing: flows.closings.at(-2) ?? null,
  };
  return valueCumulativeFactor(trace, { id, rate, time, opening });
};

/** A flow multiplied by its discount factor, as a figure. */
export const valuePresentValue = (
  trace: Trace,
  id: string,
  cashFlow: Traced,
  factor: Traced,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'present-value',
    operands: [
      ['cashFlow', cashFlow],
      ['discountFactor', factor],
    ],
    value: (flow, number) => flow * number,
  });
