import { blackScholesCall } from './equity/black-scholes-call.ts';
import { type FigureUnit, figureId } from './figure.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { Shares, ValuationInputs } from './valuation-inputs.ts';

type ShareOptions = NonNullable<Shares['options']>;

const valueOption = (
  trace: Trace,
  read: (name: keyof ShareOptions, unit: FigureUnit) => Traced,
  dilutedPrice: Traced,
): Traced =>
  trace.derive({
    id: figureId.share('optionValue'),
    unit: 'price',
    formula: 'option-value',
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

/** Value of the options in issue on the diluted price, which makes both hold together: see `optionOverhang`. */
const valueOptions = (
  trace: Trace,
  options: ShareOptions,
  equity: Traced,
  shares: Traced,
): Traced => {
  const read = (name: keyof ShareOptions, unit: FigureUnit) =>
    requiredInput(trace, `shares.options.${name}`, options[name], unit);
  const number = read('number', 'count');
  const dilutedPrice = trace.derive({
    id: figureId.share('dilutedSharePrice'),
    unit: 'price',
    formula: 'diluted-share-price',
    operands: [
      ['equity', equity],
      ['shares', shares],
      ['options', number],
    ],
    value: (value, one, other) => value / (one + other),
  });
  const option = valueOption(trace, read, dilutedPrice);
  return trace.derive({
    id: figureId.share('optionsValue'),
    unit: 'money',
    formula: 'options-value',
    operands: [
      ['options', number],
      ['optionValue', option],
    ],
    value: (count, value) => count * value,
  });
};

/** Value of one share after the options in issue; null without the option, or while something is missing. */
export const valueShares = (
  trace: Trace,
  inputs: ValuationInputs,
  equity: Traced,
): { optionsValue: Traced; valuePerShare: Traced } | null => {
  const { shares: given } = inputs;
  if (given === undefined) return null;
  const shares = requiredInput(trace, 'shares.number', given.number, 'count');
  const optionsValue =
    given.options === undefined ? null : valueOptions(trace, given.options, equity, shares);
  if (given.options !== undefined && optionsValue === null)
    return { optionsValue, valuePerShare: null };
  const less = optionsValue === null ? [] : [['optionsValue', optionsValue] as const];
  const valuePerShare = trace.derive({
    id: figureId.share('valuePerShare'),
    unit: 'price',
    formula: 'value-per-share',
    operands: [['equity', equity], ['shares', shares], ...less],
    value: (value, number, options = 0) => (value - options) / number,
  });
  return { optionsValue, valuePerShare };
};
