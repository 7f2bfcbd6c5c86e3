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
import { type AmountFormatters, amountFormatters } from './amount-formatters.ts';

const enDash = '\u2013';
const trueMinus = '\u2212';
const moneyDecimalsByUnit = { 1: 0, 1_000: 0, 1_000_000: 3 } as const;

interface FigureWordsOptions {
  /** Money of the valuation is in `unit`; its margin may be an EBIT margin. */
  document: {
    currency: string;
    unit: 1 | 1_000 | 1_000_000;
    projection: { ebitMargin?: unknown };
  };
  language: Language;
  t: (message: MessageDescriptor) => string;
}

/**
 * The notation of a valuation's figures on screen and in the report. Every `value` in money is in the valuation's own
 * unit.
 */
export interface FigureFormatters
  extends AmountFormatters, Pick<FigureWordsOptions, 'language' | 't'> {
  currency: string;
  unit: 1 | 1_000 | 1_000_000;
  /** The projection, whose margin may be an EBIT margin. */
  projection: { ebitMargin?: unknown };
  /** In a table: in the valuation's own unit, no currency sign, an en dash for zero. */
  money: (value: number) => string;
  /** The same as `money`, with + or − in front. */
  signed: (value: number) => string;
  /** The same as `amount`, for the first of two amounts: without its currency sign when the sign would follow both. */
  bareAmount: (value: number) => string;
  /** `15 M€`, whatever the currency of the valuation. */
  millionsOfEuros: (euros: number) => string;
  /** `7,01 M€`, for a value that is already divided by the scale's unit. */
  scaled: (value: number, scale: MoneyScale, decimals: number) => string;
  rate: (value: number, decimals?: number) => string;
  /** A weight or share: as many decimals as needed, at most two. */
  share: (value: number) => string;
  /** A size of change in percentage points: `1 pp`, `0,25 pp`. */
  points: (value: number) => string;
  multiple: (value: number, decimals?: number) => string;
  number: (value: number, decimals: number) => string;
  /** A range of two formatted values within a sentence. */
  between: (from: string, to: string) => string;
  /** The size of a change as formatted by `text`, with its sign; without a sign when it is shown as zero. */
  change: (value: number, text: (size: number) => string) => string;
  /** The rounding of `money`. */
  moneyRounding: PrintRounding;
  /** The rounding of `amount`. */
  amountRounding: PrintRounding;
  /** The number of digits after the decimal sign of `money`. */
  moneyDecimals: number;
}

/** The smallest number of decimals that represents a number, up to `maximum`: 0.5 is `0,5`, 1 is `1`. */
export const shortestDecimals = (value: number, maximum: number): number => {
  for (let decimals = 0; decimals < maximum; decimals += 1) {
    if (Math.abs(value - Number(value.toFixed(decimals))) < 1e-9) return decimals;
  }
  return maximum;
};

type MoneyWords = Pick<
  FigureFormatters,
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

export const figureFormatters = (options: FigureWordsOptions): FigureFormatters => {
  const { document, language, t } = options;
  const { currency, projection, unit } = document;
  const moneyDecimals = moneyDecimalsByUnit[unit];
  const number = (value: number, decimals: number) => formatNumber(value, { language, decimals });
  const rate = (value: number, decimals = 1) => formatRate(value, { language, decimals });
  const shortest = (value: number) => shortestDecimals(value * 100, 2);
  return {
    ...amountFormatters(document, language),
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
