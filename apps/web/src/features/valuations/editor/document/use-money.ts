import { amountWords } from '@valia/figures/words/amount-words.ts';
import { currencySign } from '@valia/i18n/currency-signs.ts';
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
  const { amount, price, signedAmount, whole } = amountWords(document, language);
  return {
    money: amount,
    moneyOf: (figure) => amount(outcome.figures[figure]?.value ?? 0),
    price,
    signedMoney: signedAmount,
    whole,
    currencySign: currencySign(document.currency),
  };
};
