import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { currencySignPattern } from '@valia/i18n/currency-signs.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';

/** The amount of a pasted cell, in the block's notation and with the symbol of any currency; null for an empty cell. */
export const parseAmountCell = (cell: string, language: Language): number | null | 'invalid' => {
  for (const currency of currencies) {
    const amount = parseNumber(cell, { language, kind: 'money', currency });
    if (amount !== 'invalid') return amount;
  }
  return 'invalid';
};

const sign = `(?:\\p{Sc}|${currencies.map(currencySignPattern).join('|')})?`;
const accountingZero = new RegExp(`^${sign}\\s*[-\u2013\u2014\u2212]\\s*${sign}$`, 'iu');

/** Whether a cell is a zero in a spreadsheet's accounting format: `- €`, `$ -`, `CHF -`. */
export const isAccountingZero = (cell: string): boolean => accountingZero.test(cell);
