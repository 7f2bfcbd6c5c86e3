import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { type ChartScale, chartScale, tickDecimals } from './chart-scale.ts';
import type { FigureWords } from './figure-words.ts';
import { scaleSign } from './unit-name.ts';

/** How the amounts of one chart are written: all in thousands or all in millions. */
export interface ChartMoney {
  scale: ChartScale;
  /** What the amounts are in: `M€`, `miles de €`. */
  unit: string;
  /** An amount as it is counted in the scale. */
  scaled: (value: number) => number;
  /** Without the unit, which the chart's subject names. */
  text: (value: number) => string;
  /** `7,01 M€` */
  withUnit: (value: number) => string;
  /** With the unit at both ends: a dash before a negative number would be heard as another minus. */
  between: (from: number, to: number) => string;
  /** An axis' ticks, each with its unit or without. */
  ticks: (values: readonly number[], options?: { plain: boolean }) => string[];
  /** What `text` says of a value, as money of the valuation. */
  rounding: PrintRounding;
}

/** In thousands or millions by the largest of `amounts`, which are money of the valuation. */
export const chartMoney = (words: FigureWords, amounts: readonly number[]): ChartMoney => {
  const { number, unit: moneyUnit, whole } = words;
  const scale = chartScale(amounts.map(whole));
  const { decimals: ownDecimals, divisor, unit } = scale;
  const scaled = (value: number): number => whole(value) / divisor;
  const plain = (value: number, decimals = ownDecimals): string => number(scaled(value), decimals);
  const marked = (value: number, decimals = ownDecimals): string =>
    words.scaled(scaled(value), unit, decimals);
  return {
    scale,
    unit: scaleSign(words, unit),
    scaled,
    text: (value) => plain(value),
    withUnit: (value) => marked(value),
    between: (from, to) => words.between(marked(from), marked(to)),
    ticks: (values, options = { plain: false }) => {
      const decimals = tickDecimals(values.map(whole), divisor);
      const write = options.plain ? plain : marked;
      return values.map((value) => write(value, decimals));
    },
    rounding: {
      round: (value) => (asPrinted(scaled(value), ownDecimals) * divisor) / moneyUnit,
      unit: (10 ** -ownDecimals * divisor) / moneyUnit,
    },
  };
};
