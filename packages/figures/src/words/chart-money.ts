import { formatNumber } from '@valia/i18n/format.ts';
import { formatScaledMoney, scaledCurrencySign } from '@valia/i18n/format-scaled-money.ts';
import { thousandsTerm } from '@valia/i18n/terms/unit-terms.ts';
import { type ChartScale, chartScale, tickDecimals } from './chart-scale.ts';
import type { FigureFormatters } from './figure-formatters.ts';

/** The notation of amounts in one chart: all in thousands or all in millions. */
export interface ChartMoney {
  scale: ChartScale;
  /** The unit of the amounts: `M€`, `miles de €`. */
  unit: string;
  /** An amount divided by the scale's unit. */
  scaled: (value: number) => number;
  /** Without the unit, which is in the chart's subject. */
  text: (value: number) => string;
  /** `7,01 M€` */
  withUnit: (value: number) => string;
  /** The ticks of an axis, each with or without its unit. */
  ticks: (values: readonly number[], options?: { plain: boolean }) => string[];
}

/** In thousands or millions, depending on the largest of `amounts`, which are money of the valuation. */
export const chartMoney = (
  {
    currency,
    language,
    t,
    unit: moneyUnit,
  }: Pick<FigureFormatters, 'currency' | 'language' | 't' | 'unit'>,
  amounts: readonly number[],
): ChartMoney => {
  const whole = (value: number): number => value * moneyUnit;
  const scale = chartScale(amounts.map(whole));
  const { decimals: ownDecimals, divisor, unit } = scale;
  const shape = { language, currency, scale: unit };
  const scaled = (value: number): number => whole(value) / divisor;
  const plain = (value: number, decimals = ownDecimals): string =>
    formatNumber(scaled(value), { language, decimals });
  const marked = (value: number, decimals = ownDecimals): string =>
    formatScaledMoney(scaled(value), { ...shape, decimals });
  return {
    scale,
    unit: unit === 'millions' ? scaledCurrencySign(shape) : t(thousandsTerm(currency)),
    scaled,
    text: (value) => plain(value),
    withUnit: (value) => marked(value),
    ticks: (values, options = { plain: false }) => {
      const decimals = tickDecimals(values.map(whole), divisor);
      const write = options.plain ? plain : marked;
      return values.map((value) => write(value, decimals));
    },
  };
};
