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

/** Equity value, number of issued shares, and the number of currency units in one unit of money. */
interface Issue {
  equity: Traced;
  shares: Traced;
  unit: Traced;
}

/**
 * The value of one share if every option became a share: `equity / (shares + options)`. At this price, the value of the
 * options and the value per share are consistent. Money per share. Source: Damodaran, Tesla, November 2021.
 */
export const dilutedSharePrice = (equityValue: number, shares: number, options: number): number =>
  equityValue / (shares + options);

/** Value of the issued options at the diluted price, at which the values of options and shares are consistent. */
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

/**
 * Value per share: `(equity − value of the options) / shares`. Money per share. Source: Damodaran, Tesla, November
 * 2021.
 */
export const valuePerShare = (equityValue: number, optionsValue: number, shares: number): number =>
  (equityValue - optionsValue) / shares;

/** Value of one share after the issued options; null without the option, or while an input is missing. */
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
