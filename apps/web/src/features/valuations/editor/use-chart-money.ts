import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEditor } from './editor-context.ts';
import { chartScale, tickDecimals } from './model/chart-scale.ts';
import { useMoney } from './use-money.ts';

export interface ChartMoney {
  /** What the amounts are in: `M€`, `miles de €`. */
  unit: string;
  /** Without the unit, which the chart's subject names. */
  text: (value: number) => string;
  /** `7,01 M€` */
  withUnit: (value: number) => string;
  /** An axis' ticks, each with its unit or without. */
  ticks: (values: readonly number[], options?: { plain: boolean }) => string[];
}

/** Writes the amounts of one chart alike, in thousands or millions by the largest of them; money of the valuation. */
export const useChartMoney = (amounts: readonly number[]): ChartMoney => {
  const { t } = useLingui();
  const { language } = useEditor();
  const { whole, currencySign } = useMoney();
  const scale = chartScale(amounts.map(whole));
  const inMillions = scale.unit === 'millions';
  const write = (value: number, decimals: number): string =>
    formatNumber(whole(value) / scale.divisor, { language, decimals });
  const marked = (text: string): string => {
    const digits = text.replace('\u2212', '');
    const amount = inMillions ? t`${digits} M${currencySign}` : t`${digits} mil ${currencySign}`;
    return digits === text ? amount : `\u2212${amount}`;
  };
  const text = (value: number): string => write(value, scale.decimals);
  return {
    unit: inMillions ? t`M${currencySign}` : t`miles de ${currencySign}`,
    text,
    withUnit: (value) => marked(text(value)),
    ticks: (values, { plain } = { plain: false }) => {
      const decimals = tickDecimals(values.map(whole), scale.divisor);
      return values.map((value) =>
        plain ? write(value, decimals) : marked(write(value, decimals)),
      );
    },
  };
};
