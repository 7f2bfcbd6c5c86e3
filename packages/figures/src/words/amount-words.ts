import { formatMoney } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** How amounts are written in sentences; every `value` is in the valuation's own unit. */
export interface AmountWords {
  /** Whole currency units with their sign, whatever the unit: `7.008.572 €`. */
  amount: (value: number) => string;
  /** As `amount`, with + or − in front: `+63.717 €`. */
  signedAmount: (value: number) => string;
  /** What one share is worth, which is kept in whole currency units: `571,29 €`. */
  price: (value: number) => string;
  /** Money of the valuation in whole currency units. */
  whole: (value: number) => number;
}

export const amountWords = (
  { currency, unit }: { currency: string; unit: number },
  language: Language,
): AmountWords => ({
  amount: (value) => formatMoney(value * unit, { language, currency }),
  signedAmount: (value) => formatMoney(value * unit, { language, currency, signed: true }),
  price: (value) => formatMoney(value, { language, currency, decimals: 2 }),
  whole: (value) => value * unit,
});
