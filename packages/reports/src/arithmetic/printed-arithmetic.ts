import { printedDigits } from '@valia/i18n/as-printed.ts';
import {
  addFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  negateFraction,
  numberOfFraction,
  roundFraction,
} from './fraction.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type FigureWords, shortestDecimals } from '@valia/figures/words/figure-words.ts';

/**
 * A figure or a sum of figures as the reader has it: the printed text, the value of its digits, and the two ends that
 * the unrounded value lies between. One object, so that a line adds up the very digits that it prints.
 */
export interface Printed {
  text: string;
  exact: Fraction;
  low: number;
  high: number;
  level: 'figure' | 'product' | 'sum';
}

/** What is worked out, and what comes of it at the digits it is printed with. */
export interface PrintedStep {
  sum: Printed;
  result: Printed;
}

const minus = '\u2212';

/** Room for a rate that is printed to its last digit but not so in binary. */
const binarySlack = 1e-9;

const figureOf = (digits: string, text: string, slack: number): Printed => {
  const value = Number(digits);
  return {
    text,
    exact: fractionOf(digits),
    low: value - slack,
    high: value + slack,
    level: 'figure',
  };
};

/** Figures as a report writes them, but a zero as 0: a dash in a sum would be a minus. */
export const printedFigures = (numbers: FigureWords) => {
  const number = (value: number, decimals: number): Printed =>
    figureOf(printedDigits(value, decimals), numbers.number(value, decimals), 0.5 / 10 ** decimals);
  return {
    number,
    money: (value: number | null) => number(value ?? 0, numbers.moneyDecimals),
    /** Of a rate, as many percent as a table prints. */
    percent: (rate: number | null) => number(Number(printedDigits(rate ?? 0, 4)) * 100, 2),
    /** As few decimals as it needs. If it needs fewer than the maximum, nothing was rounded. */
    shortest: (value: number, least: number, most: number): Printed => {
      const needed = shortestDecimals(value, most);
      const decimals = Math.max(least, needed);
      const slack = needed < most ? binarySlack : 0.5 / 10 ** most;
      return figureOf(printedDigits(value, decimals), numbers.number(value, decimals), slack);
    },
  };
};

/** An amount of the valuation as its table has it. */
export const printedAmount = ({ figure, numbers }: ReportContext, id: string): Printed =>
  printedFigures(numbers).money(figure(id));

const signless = (text: string): string => (text.startsWith(minus) ? text.slice(1) : text);

const inParentheses = ({ level, text }: Printed, isFirst: boolean): string =>
  level === 'sum' || (!isFirst && text.startsWith(minus)) ? `(${text})` : text;

export const negative = (figure: Printed): Printed => ({
  ...figure,
  text: figure.text.startsWith(minus) ? signless(figure.text) : minus + figure.text,
  exact: negateFraction(figure.exact),
  low: -figure.high,
  high: -figure.low,
});

/** Of terms that are figures or products. */
export const plus = (first: Printed, ...others: readonly Printed[]): Printed =>
  others.reduce<Printed>(
    (sum, term) => ({
      text: `${sum.text} ${term.text.startsWith(minus) ? minus : '+'} ${signless(term.text)}`,
      exact: addFractions(sum.exact, term.exact),
      low: sum.low + term.low,
      high: sum.high + term.high,
      level: 'sum',
    }),
    first,
  );

const endsOf = (one: Printed, other: Printed, of: (one: number, other: number) => number) => {
  const corners = [one.low, one.high].flatMap((end) => [of(end, other.low), of(end, other.high)]);
  return { low: Math.min(...corners), high: Math.max(...corners) };
};

export const times = (first: Printed, ...others: readonly Printed[]): Printed =>
  others.reduce<Printed>(
    (product, factor) => ({
      text: `${inParentheses(product, true)} × ${inParentheses(factor, false)}`,
      exact: multiplyFractions(product.exact, factor.exact),
      ...endsOf(product, factor, (one, other) => one * other),
      level: 'product',
    }),
    first,
  );

/** `sign` stands between both. A divisor whose ends include zero leaves the result open. */
export const over = (dividend: Printed, divisor: Printed, sign: '/' | ' / ' = ' / '): Printed => ({
  text: inParentheses(dividend, true) + sign + inParentheses(divisor, false),
  exact: divideFractions(dividend.exact, divisor.exact),
  ...(divisor.low <= 0 && divisor.high >= 0
    ? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    : endsOf(dividend, divisor, (one, other) => one / other)),
  level: 'product',
});

/** What a sum comes to, rounded at its last printed digit; what lies behind it has the same ends. */
export const resultOf = (
  sum: Printed,
  decimals: number,
  write: (value: number) => string,
): PrintedStep => {
  const digits = roundFraction(sum.exact, decimals);
  const { low, high } = sum;
  return {
    sum,
    result: { text: write(Number(digits)), exact: fractionOf(digits), low, high, level: 'figure' },
  };
};

/** A figure in currency units instead of the valuation's unit. */
export const inCurrency = (
  figure: Printed,
  unit: number,
  write: (value: number) => string,
): Printed => ({
  text: write(numberOfFraction(figure.exact)),
  exact: multiplyFractions(figure.exact, fractionOf(String(unit))),
  low: figure.low * unit,
  high: figure.high * unit,
  level: 'figure',
});

/** Whether rounding alone can set `value` apart from what the printed digits come to. */
export const isWithinRounding = ({ high, low }: Printed, value: number): boolean => {
  const binary = 1e-12 * Math.max(1, Math.abs(low), Math.abs(high));
  return value >= low - binary && value <= high + binary;
};
