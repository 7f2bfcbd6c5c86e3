import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import {
  formatMoney,
  formatMoneyParts,
  formatMultiple,
  formatNumber,
  formatRate,
} from '@valia/i18n/format.ts';
import { formatScaledMoney, type MoneyScale } from '@valia/i18n/format-scaled-money.ts';

const enDash = '\u2013';
const moneyDecimalsByUnit = { 1: 0, 1_000: 0, 1_000_000: 3 } as const;

interface ReportNumberOptions {
  language: ReportLanguage;
  currency: string;
  unit: 1 | 1_000 | 1_000_000;
}

/** How a report writes numbers. Every `value` in money is in the valuation's own unit. */
export interface ReportNumbers {
  /** Of a table: own unit, no currency sign, an en dash for zero. */
  money: (value: number) => string;
  /** As `money`, with + or − in front. */
  signed: (value: number) => string;
  /** In a sentence: whole currency units with their sign, whatever the unit. */
  amount: (value: number) => string;
  /** As `amount`, for the first of two: without its sign where the sign would follow both. */
  bareAmount: (value: number) => string;
  /** What one share is worth: whole currency units, with cents. */
  price: (value: number) => string;
  /** `15 M€`, whatever currency the report is in. */
  millionsOfEuros: (euros: number) => string;
  /** `7,01 M€`, of a value that is counted in the scale already. */
  scaled: (value: number, scale: MoneyScale, decimals: number) => string;
  rate: (value: number, decimals?: number) => string;
  /** A weight or share: as many decimals as it needs, two at most. */
  share: (value: number) => string;
  multiple: (value: number, decimals?: number) => string;
  number: (value: number, decimals: number) => string;
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

export const reportNumbers = ({ language, currency, unit }: ReportNumberOptions): ReportNumbers => {
  const moneyDecimals = moneyDecimalsByUnit[unit];
  const parts = formatMoneyParts(0, { language, currency });
  const isNothing = (value: number) => Math.abs(value) < 0.5 / 10 ** moneyDecimals;
  const money = (value: number) =>
    isNothing(value) ? enDash : formatNumber(value, { language, decimals: moneyDecimals });
  const withPlus = (value: number, text: string) => (value > 0 ? `+${text}` : text);
  const rate = (value: number, decimals = 1) => formatRate(value, { language, decimals });
  return {
    money,
    signed: (value) => (isNothing(value) ? enDash : withPlus(value, money(value))),
    amount: (value) => formatMoney(value * unit, { language, currency }),
    bareAmount: (value) =>
      parts.symbolFirst
        ? formatMoney(value * unit, { language, currency })
        : formatNumber(value * unit, { language }),
    price: (value) => formatMoney(value, { language, currency, decimals: 2 }),
    millionsOfEuros: (euros) =>
      formatScaledMoney(euros / 1_000_000, {
        language,
        currency: 'EUR',
        scale: 'millions',
        decimals: 0,
      }),
    scaled: (value, scale, decimals) =>
      formatScaledMoney(value, { language, currency, scale, decimals }),
    rate,
    share: (value) => rate(value, shortestDecimals(value * 100, 2)),
    multiple: (value, decimals = 2) => formatMultiple(value, { language, decimals }),
    number: (value, decimals) => formatNumber(value, { language, decimals }),
    moneyRounding: {
      round: (value) => asPrinted(value, moneyDecimals),
      unit: 10 ** -moneyDecimals,
    },
    amountRounding: { round: (value) => asPrinted(value * unit, 0) / unit, unit: 1 / unit },
    moneyDecimals,
  };
};
