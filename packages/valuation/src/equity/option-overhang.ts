import { blackScholesCall, type CallOptionInputs } from './black-scholes-call.ts';

export interface OptionOverhangInputs {
  equityValue: number;
  shares: number;
  options: Omit<CallOptionInputs, 'sharePrice'> & { number: number };
}

/**
 * Options outstanding, valued on the diluted share price A: `A = (shares · value per share + options · option) /
 * (shares + options)`, which is equity / (shares + options) once `value per share = (equity − options · option) / shares`.
 * Money. Source: Damodaran, Tesla, November 2021.
 */
export const optionOverhang = (
  inputs: OptionOverhangInputs,
): { optionsValue: number; valuePerShare: number } => {
  const { number, ...option } = inputs.options;
  const sharePrice = inputs.equityValue / (inputs.shares + number);
  const optionsValue = number * blackScholesCall({ ...option, sharePrice });
  return { optionsValue, valuePerShare: (inputs.equityValue - optionsValue) / inputs.shares };
};
