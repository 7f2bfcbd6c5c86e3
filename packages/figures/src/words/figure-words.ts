import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import {
  formatMoney,
  formatMoneyParts,
  formatMultiple,
  formatNumber,
  formatRate,
} from '@valia/i18n/format.ts';
import { formatScaledMoney, type MoneyScale } from '@valia/i18n/format-scaled-money.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { type AmountWords, amountWords } from './amount-words.ts';

const enDash = '\u2013';
const trueMinus = '\u2212';
const moneyDecimalsByUnit = { 1: 0, 1_000: 0, 1_000_000: 3 } as const;

interface FigureWordsOptions {
  /** Money of the valuation is counted in `unit`; its margin may be one on EBIT. */
  document: {
    currency: string;
    unit: 1 | 1_000 | 1_000_000;
    projection: { ebitMargin?: unknown };
  };
  language: Language;
  t: (message: MessageDescriptor) => string;
}

/** How screen and report write the figures of a valuation. Every `value` in money is in the valuation's own unit. */
export interface FigureWords extends AmountWords, Pick<FigureWordsOptions, 'language' | 't'> {
  currency: string;
  unit: 1 | 1_000 | 1_000_000;
  /** Whose margin may be one on EBIT. */
  projection: { ebitMargin?: unknown };
  /** In a table: own unit, no currency sign, an en dash for zero. */
  money: (value: number) => string;
  /** As `money`, with + or − in front. */
  signed: (value: number) => string;
  /** As `amount`, for the first of two: without its sign where the sign would follow both. */
  bareAmount: (value: number) => string;
  /** `15 M€`, whatever currency the valuation is in. */
  millionsOfEuros: (euros: number) => string;
  /** `7,01 M€`, of a value that is counted in the scale already. */
  scaled: (value: number, scale: MoneyScale, decimals: number) => string;
  rate: (value: number, decimals?: number) => string;
  /** A weight or share: as many decimals as it needs, two at most. */
  share: (value: number) => string;
  /** A size of change in percentage points: `1 pp`, `0,25 pp`. */
  points: (value: number) => string;
  multiple: (value: number, decimals?: number) => string;
  number: (value: number, decimals: number) => string;
  /** Two written ends in a sentence. */
  between: (from: string, to: string) => string;
  /** What `text` writes of a change's size, with its sign; none before what is written as zero. */
  change: (value: number, text: (size: number) => string) => string;
  /** How `money` rounds. */
  moneyRounding: PrintRounding;
  /** How `amount` rounds. */
  amountRounding: PrintRounding;
  /** Digits after the decimal sign of `money`. */
  moneyDecimals: number;
}

/** The shortest writing of a number up to `maximum` decimals: 0.5 is `0,5`, 1 is `1`. */
export const shortestDecimals = (value: number, maximum: number): number => {
  for (let decimals = 0; decimals < maximum; decimals += 1) {
    if (Math.abs(value - Number(value.toFixed(decimals))) < 1e-9) return decimals;
  }
  return maximum;
};

type MoneyWords = Pick<
  FigureWords,
  'money' | 'signed' | 'bareAmount' | 'millionsOfEuros' | 'scaled'
>;

const moneyWords = ({ document, language }: FigureWordsOptions): MoneyWords => {
  const { currency, unit } = document;
  const shape = { language, currency };
  const decimals = moneyDecimalsByUnit[unit];
  const isNothing = (value: number) => Math.abs(value) < 0.5 / 10 ** decimals;
  const money = (value: number) =>
    isNothing(value) ? enDash : formatNumber(value, { language, decimals });
  return {
    money,
    signed: (value) => `${value > 0 && !isNothing(value) ? '+' : ''}${money(value)}`,
    bareAmount: (value) =>
      formatMoneyParts(0, shape).symbolFirst
        ? formatMoney(value * unit, shape)
        : formatNumber(value * unit, { language }),
    millionsOfEuros: (euros) =>
      formatScaledMoney(euros / 1_000_000, {
        language,
        currency: 'EUR',
        scale: 'millions',
        decimals: 0,
      }),
    scaled: (value, scale, decimals) => formatScaledMoney(value, { ...shape, scale, decimals }),
  };
};

export const figureWords = (options: FigureWordsOptions): FigureWords => {
  const { document, language, t } = options;
  const { currency, projection, unit } = document;
  const moneyDecimals = moneyDecimalsByUnit[unit];
  const number = (value: number, decimals: number) => formatNumber(value, { language, decimals });
  const rate = (value: number, decimals = 1) => formatRate(value, { language, decimals });
  const shortest = (value: number) => shortestDecimals(value * 100, 2);
  return {
    ...amountWords(document, language),
    ...moneyWords(options),
    t,
    language,
    currency,
    unit,
    projection,
    rate,
    share: (value) => rate(value, shortest(value)),
    points: (value) => `${number(value * 100, shortest(value))}\u00a0pp`,
    multiple: (value, decimals = 2) => formatMultiple(value, { language, decimals }),
    number,
    between: (from, to) => t(msg`de ${from} a ${to}`),
    change: (value, text) => {
      const size = text(Math.abs(value));
      return size === text(0) ? size : `${value < 0 ? trueMinus : '+'}${size}`;
    },
    moneyRounding: {
      round: (value) => asPrinted(value, moneyDecimals),
      unit: 10 ** -moneyDecimals,
    },
    amountRounding: { round: (value) => asPrinted(value * unit, 0) / unit, unit: 1 / unit },
    moneyDecimals,
  };
};
