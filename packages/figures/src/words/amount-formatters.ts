import { formatMoney } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** The notation of amounts in sentences; every `value` is in the valuation's own unit. */
export interface AmountFormatters {
  /** Whole currency units with their sign, whatever the unit: `7.008.572 €`. */
  amount: (value: number) => string;
  /** The same as `amount`, with + or − in front: `+63.717 €`. */
  signedAmount: (value: number) => string;
  /** The value of one share, which is stored in whole currency units: `571,29 €`. */
  price: (value: number) => string;
  /** Converts the valuation's money to whole currency units. */
  whole: (value: number) => number;
}

export const amountFormatters = (
  { currency, unit }: { currency: string; unit: number },
  language: Language,
): AmountFormatters => ({
  amount: (value) => formatMoney(value * unit, { language, currency }),
  signedAmount: (value) => formatMoney(value * unit, { language, currency, signed: true }),
  price: (value) => formatMoney(value, { language, currency, decimals: 2 }),
  whole: (value) => value * unit,
});
