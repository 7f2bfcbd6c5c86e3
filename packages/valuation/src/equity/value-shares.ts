import { blackScholesCall } from './black-scholes-call.ts';
import { type FigureUnit, figureId } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { Shares, ValuationInputs } from '../valuation-inputs.ts';

type ShareOptions = NonNullable<Shares['options']>;

const limits: Partial<Record<keyof ShareOptions, InputLimit>> = {
  number: 'not-negative',
  strike: 'not-negative',
  maturity: 'not-negative',
  volatility: 'not-negative',
  dividendYield: 'not-negative',
};

const valueOption = (
  trace: Trace,
  read: (name: keyof ShareOptions, unit: FigureUnit) => Traced,
  dilutedPrice: Traced,
): Traced =>
  trace.derive({
    id: figureId.share('optionValue'),
    unit: 'price',
    formula: 'option-value',
    field: 'shares.options.riskFreeRate',
    operands: [
      ['dilutedSharePrice', dilutedPrice],
      ['strike', read('strike', 'price')],
      ['maturity', read('maturity', 'time')],
      ['volatility', read('volatility', 'rate')],
      ['riskFreeRate', read('riskFreeRate', 'rate')],
      ['dividendYield', read('dividendYield', 'rate')],
    ],
    value: (sharePrice, strike, maturity, volatility, riskFreeRate, dividendYield) =>
      blackScholesCall({
        sharePrice,
        strike,
        maturity,
        volatility,
        riskFreeRate,
        dividendYield,
      }),
  });

/** Equity value, shares in issue, and the currency units in one unit of money. */
interface Issue {
  equity: Traced;
  shares: Traced;
  unit: Traced;
}

/**
 * What one share is worth if every option became one: `equity / (shares + options)`. It is the price at which the
 * options' value and the value per share hold together. Money per share. Source: Damodaran, Tesla, November 2021.
 */
export const dilutedSharePrice = (equityValue: number, shares: number, options: number): number =>
  equityValue / (shares + options);

/** Value of the options in issue on the diluted price, which makes both hold together. */
const valueOptions = (
  trace: Trace,
  options: ShareOptions,
  { equity, shares, unit }: Issue,
): Traced => {
  const read = (name: keyof ShareOptions, figureUnit: FigureUnit) =>
    requiredInput(trace, `shares.options.${name}`, options[name], figureUnit, limits[name]);
  const number = read('number', 'count');
  const dilutedPrice = trace.derive({
    id: figureId.share('dilutedSharePrice'),
    unit: 'price',
    formula: 'diluted-share-price',
    operands: [
      ['equity', equity],
      ['unit', unit],
      ['shares', shares],
      ['options', number],
    ],
    value: (value, units, one, other) => dilutedSharePrice(value * units, one, other),
  });
  const option = valueOption(trace, read, dilutedPrice);
  return trace.derive({
    id: figureId.share('optionsValue'),
    unit: 'money',
    formula: 'options-value',
    operands: [
      ['options', number],
      ['optionValue', option],
      ['unit', unit],
    ],
    value: (count, value, units) => (count * value) / units,
  });
};

/** `(equity − value of the options) / shares`. Money per share. Source: Damodaran, Tesla, November 2021. */
export const valuePerShare = (equityValue: number, optionsValue: number, shares: number): number =>
  (equityValue - optionsValue) / shares;

/** Value of one share after the options in issue; null without the option, or while something is missing. */
export const valueShares = (
  trace: Trace,
  inputs: ValuationInputs,
  equity: Traced,
): { optionsValue: Traced; valuePerShare: Traced } | null => {
  const { shares: given } = inputs;
  if (given === undefined) return null;
  const shares = requiredInput(trace, 'shares.number', given.number, 'count', 'positive');
  const unit = requiredInput(trace, 'unit', inputs.unit, 'factor', 'positive');
  const optionsValue =
    given.options === undefined
      ? null
      : valueOptions(trace, given.options, { equity, shares, unit });
  if (given.options !== undefined && optionsValue === null)
    return { optionsValue, valuePerShare: null };
  const less = optionsValue === null ? [] : [['optionsValue', optionsValue] as const];
  const perShare = trace.derive({
    id: figureId.share('valuePerShare'),
    unit: 'price',
    formula: 'value-per-share',
    operands: [['equity', equity], ['shares', shares], ['unit', unit], ...less],
    value: (value, number, units, options = 0) =>
      valuePerShare(value * units, options * units, number),
  });
  return { optionsValue, valuePerShare: perShare };
};
