import { printedDigits } from '@valia/i18n/as-printed.ts';
import {
  addFractions,
  divideFractions,
  type Fraction,
  parseFraction,
  multiplyFractions,
  negateFraction,
  fractionToNumber,
  roundFraction,
} from './fraction.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type FigureFormatters, shortestDecimals } from '@valia/figures/words/figure-formatters.ts';

/**
 * A figure or a sum of figures as printed: its text, the value of its digits, and the range of the unrounded value. In
 * one object, so that a line adds up exactly the digits that it prints.
 */
export interface PrintedNumber {
  text: string;
  exact: Fraction;
  low: number;
  high: number;
  level: 'figure' | 'product' | 'sum';
}

/** A calculation, and its result with the printed number of digits. */
export interface PrintedStep {
  sum: PrintedNumber;
  result: PrintedNumber;
}

const minus = '\u2212';

/** Tolerance for a rate that is exact in its printed digits but not in binary. */
const binarySlack = 1e-9;

const figureOf = (digits: string, text: string, slack: number): PrintedNumber => {
  const value = Number(digits);
  return {
    text,
    exact: parseFraction(digits),
    low: value - slack,
    high: value + slack,
    level: 'figure',
  };
};

/** Figures in the notation of a report, except that zero is 0, because a dash in a sum would look like a minus. */
export const printedFigures = (numbers: FigureFormatters) => {
  const number = (value: number, decimals: number): PrintedNumber =>
    figureOf(printedDigits(value, decimals), numbers.number(value, decimals), 0.5 / 10 ** decimals);
  return {
    number,
    money: (value: number | null) => number(value ?? 0, numbers.moneyDecimals),
    /** A rate as a percentage with as many decimals as in a table. */
    percent: (rate: number | null) => number(Number(printedDigits(rate ?? 0, 4)) * 100, 2),
    /** As few decimals as the value needs. When it needs fewer than the maximum, nothing was rounded. */
    shortest: (value: number, least: number, most: number): PrintedNumber => {
      const needed = shortestDecimals(value, most);
      const decimals = Math.max(least, needed);
      const slack = needed < most ? binarySlack : 0.5 / 10 ** most;
      return figureOf(printedDigits(value, decimals), numbers.number(value, decimals), slack);
    },
  };
};

/** An amount of the valuation as in its table. */
export const printedAmount = ({ figure, numbers }: ReportContext, id: string): PrintedNumber =>
  printedFigures(numbers).money(figure(id));

const signless = (text: string): string => (text.startsWith(minus) ? text.slice(1) : text);

const inParentheses = ({ level, text }: PrintedNumber, isFirst: boolean): string =>
  level === 'sum' || (!isFirst && text.startsWith(minus)) ? `(${text})` : text;

export const negative = (figure: PrintedNumber): PrintedNumber => ({
  ...figure,
  text: figure.text.startsWith(minus) ? signless(figure.text) : minus + figure.text,
  exact: negateFraction(figure.exact),
  low: -figure.high,
  high: -figure.low,
});

/** The sum of terms that are figures or products. */
export const plus = (first: PrintedNumber, ...others: readonly PrintedNumber[]): PrintedNumber =>
  others.reduce<PrintedNumber>(
    (sum, term) => ({
      text: `${sum.text} ${term.text.startsWith(minus) ? minus : '+'} ${signless(term.text)}`,
      exact: addFractions(sum.exact, term.exact),
      low: sum.low + term.low,
      high: sum.high + term.high,
      level: 'sum',
    }),
    first,
  );

const endsOf = (
  one: PrintedNumber,
  other: PrintedNumber,
  of: (one: number, other: number) => number,
) => {
  const corners = [one.low, one.high].flatMap((end) => [of(end, other.low), of(end, other.high)]);
  return { low: Math.min(...corners), high: Math.max(...corners) };
};

export const times = (first: PrintedNumber, ...others: readonly PrintedNumber[]): PrintedNumber =>
  others.reduce<PrintedNumber>(
    (product, factor) => ({
      text: `${inParentheses(product, true)} × ${inParentheses(factor, false)}`,
      exact: multiplyFractions(product.exact, factor.exact),
      ...endsOf(product, factor, (one, other) => one * other),
      level: 'product',
    }),
    first,
  );

/** `sign` is between dividend and divisor. When the range of the divisor includes zero, the result is unbounded. */
export const dividedBy = (
  dividend: PrintedNumber,
  divisor: PrintedNumber,
  sign: '/' | ' / ' = ' / ',
): PrintedNumber => ({
  text: inParentheses(dividend, true) + sign + inParentheses(divisor, false),
  exact: divideFractions(dividend.exact, divisor.exact),
  ...(divisor.low <= 0 && divisor.high >= 0
    ? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    : endsOf(dividend, divisor, (one, other) => one / other)),
  level: 'product',
});

/** The result of a sum, rounded at its last printed digit; the unrounded value has the same range. */
export const printedResult = (
  sum: PrintedNumber,
  decimals: number,
  write: (value: number) => string,
): PrintedStep => {
  const digits = roundFraction(sum.exact, decimals);
  const { low, high } = sum;
  return {
    sum,
    result: {
      text: write(Number(digits)),
      exact: parseFraction(digits),
      low,
      high,
      level: 'figure',
    },
  };
};

/** A figure in currency units instead of the valuation's unit. */
export const toCurrencyUnits = (
  figure: PrintedNumber,
  unit: number,
  write: (value: number) => string,
): PrintedNumber => ({
  text: write(fractionToNumber(figure.exact)),
  exact: multiplyFractions(figure.exact, parseFraction(String(unit))),
  low: figure.low * unit,
  high: figure.high * unit,
  level: 'figure',
});

/** Whether the difference between `value` and the result of the printed digits can be explained by rounding alone. */
export const isWithinRounding = ({ high, low }: PrintedNumber, value: number): boolean => {
  const binary = 1e-12 * Math.max(1, Math.abs(low), Math.abs(high));
  return value >= low - binary && value <= high + binary;
};
