import { figureId } from '../figure.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import {
  normalisableLines,
  type NormalisableLine,
  type ValuationInputs,
} from '../valuation-inputs.ts';

interface YearAdjustment {
  line: NormalisableLine;
  operand: Derivation['operands'][number];
}

const adjustmentsOf = (trace: Trace, inputs: ValuationInputs, year: number): YearAdjustment[] => {
  const found: YearAdjustment[] = [];
  for (const [index, { line, amounts }] of inputs.adjustments.entries()) {
    for (const [at, item] of amounts.entries()) {
      if (item.year !== year) continue;
      const field = `adjustments.${index}.amounts.${at}.amount`;
      const leaf = trace.leaf({
        id: figureId.input(field),
        field,
        value: item.amount,
        unit: 'money',
      });
      found.push({ line, operand: ['adjustment', leaf] });
    }
  }
  return found;
};

const isIncome = (line: NormalisableLine): boolean => line === 'revenue' || line === 'otherIncome';

/**
 * Each itemised line after its adjustments. A positive adjustment increases income and reduces a cost; a blank line is
 * treated as 0.
 */
const valueNormalisedLines = (
  trace: Trace,
  adjustments: readonly YearAdjustment[],
  year: number,
): void => {
  for (const line of normalisableLines) {
    const reported = trace.figures[figureId.account(year, line)];
    const own = adjustments.filter((adjustment) => adjustment.line === line);
    if (reported === undefined && own.length === 0) continue;
    const amount: Derivation['operands'] = reported === undefined ? [] : [['amount', reported]];
    const start = reported?.value ?? 0;
    const sign = isIncome(line) ? 1 : -1;
    trace.deriveFromList({
      id: figureId.normalisedLine(year, line),
      unit: 'money',
      formula: isIncome(line) ? 'normalised-income' : 'normalised-cost',
      operands: [...amount, ...own.map(({ operand }) => operand)],
      value: (values) =>
        values.slice(amount.length).reduce((sum, value) => sum + sign * value, start),
      informative: true,
    });
  }
};

/**
 * EBITDA of an ordinary year for a buyer: `ebitda + Σ adjustments`. Each adjustment is its signed effect on EBITDA:
 * one-off costs and pay above market are positive, one-off income and rent below market negative. Money. Source:
 * joshuanovick.com, "EBITDA ajustado".
 */
export const normalisedEbitda = (ebitda: number, adjustments: readonly number[]): number =>
  adjustments.reduce((sum, adjustment) => sum + adjustment, ebitda);

/** Normalised EBITDA of one year, with the sum of its adjustments and, for itemised accounts, the adjusted lines. */
export const valueNormalisation = (
  trace: Trace,
  inputs: ValuationInputs,
  year: number,
  ebitda: Traced,
): Traced => {
  const found = adjustmentsOf(trace, inputs, year);
  if (inputs.accounts.detail === 'lines') valueNormalisedLines(trace, found, year);
  if (found.length === 0) {
    return trace.derive({
      id: figureId.account(year, 'normalisedEbitda'),
      unit: 'money',
      formula: 'normalised-ebitda',
      operands: [['ebitda', ebitda]],
      value: (reported) => reported,
    });
  }
  const adjustments = trace.deriveFromList({
    id: figureId.account(year, 'adjustments'),
    unit: 'money',
    formula: 'sum-of-adjustments',
    operands: found.map(({ operand }) => operand),
    value: (amounts) => normalisedEbitda(0, amounts),
  });
  return trace.derive({
    id: figureId.account(year, 'normalisedEbitda'),
    unit: 'money',
    formula: 'normalised-ebitda',
    operands: [
      ['ebitda', ebitda],
      ['adjustments', adjustments],
    ],
    value: (reported, total) => normalisedEbitda(reported, [total]),
  });
};
