import { currencySign } from '@valia/i18n/currency-signs.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useEditor } from './editor-context.ts';

export interface MoneyTexts {
  /** In whole currency units: `7.008.572 €`. */
  money: (value: number) => string;
  /** The same of a figure. */
  moneyOf: (figure: string) => string;
  /** Of one share, which is kept in whole currency units: `571,29 €`. */
  price: (value: number) => string;
  /** With its sign: `+63.717 €`. */
  signedMoney: (value: number) => string;
  /** Money of the valuation in whole currency units. */
  whole: (value: number) => number;
  /** Of the document's currency: `€`, `USD`. */
  currencySign: string;
}

/** Writes money of the valuation, which is kept in its own unit. */
export const useMoney = (): MoneyTexts => {
  const { document, outcome, language } = useEditor();
  const { unit, currency } = document;
  const wholeOf = (figure: string): number => (outcome.figures[figure]?.value ?? 0) * unit;
  return {
    money: (value) => formatMoney(value * unit, { language, currency }),
    moneyOf: (figure) => formatMoney(wholeOf(figure), { language, currency }),
    price: (value) => formatMoney(value, { language, currency, decimals: 2 }),
    signedMoney: (value) => formatMoney(value * unit, { language, currency, signed: true }),
    whole: (value) => value * unit,
    currencySign: currencySign(currency),
  };
};
