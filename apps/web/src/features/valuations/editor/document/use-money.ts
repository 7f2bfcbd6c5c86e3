import { amountFormatters } from '@valia/figures/words/amount-formatters.ts';
import { currencySign } from '@valia/i18n/currency-signs.ts';
import { useEditor } from './editor-context.ts';

export interface MoneyTexts {
  /** An amount in whole currency units: `7.008.572 €`. */
  money: (value: number) => string;
  /** The amount of a figure in whole currency units. */
  moneyOf: (figure: string) => string;
  /** The price of one share, which is stored in whole currency units: `571,29 €`. */
  price: (value: number) => string;
  /** An amount with its sign: `+63.717 €`. */
  signedMoney: (value: number) => string;
  /** Converts the valuation's money to whole currency units. */
  whole: (value: number) => number;
  /** The symbol of the document's currency: `€`, `USD`. */
  currencySign: string;
}

/** Formats the valuation's money, which is stored in the valuation's own unit. */
export const useMoney = (): MoneyTexts => {
  const { document, outcome, language } = useEditor();
  const { amount, price, signedAmount, whole } = amountFormatters(document, language);
  return {
    money: amount,
    moneyOf: (figure) => amount(outcome.figures[figure]?.value ?? 0),
    price,
    signedMoney: signedAmount,
    whole,
    currencySign: currencySign(document.currency),
  };
};
