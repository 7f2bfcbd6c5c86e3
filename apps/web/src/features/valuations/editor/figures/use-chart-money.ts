import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { formatScaledMoney, scaledSign } from '@valia/i18n/format-scaled-money.ts';
import { useEditor } from '../editor-context.ts';
import { chartScale, tickDecimals } from './chart-scale.ts';
import { useMoney } from '../use-money.ts';

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
  const { document, language } = useEditor();
  const { whole, currencySign } = useMoney();
  const { unit, divisor, decimals: ownDecimals } = chartScale(amounts.map(whole));
  const shape = { language, currency: document.currency, scale: unit };
  const scaled = (value: number): number => whole(value) / divisor;
  const plain = (value: number, decimals = ownDecimals): string =>
    formatNumber(scaled(value), { language, decimals });
  const marked = (value: number, decimals = ownDecimals): string =>
    formatScaledMoney(scaled(value), { ...shape, decimals });
  return {
    unit: unit === 'millions' ? scaledSign(shape) : t`miles de ${currencySign}`,
    text: (value) => plain(value),
    withUnit: (value) => marked(value),
    ticks: (values, options = { plain: false }) => {
      const decimals = tickDecimals(values.map(whole), divisor);
      const write = options.plain ? plain : marked;
      return values.map((value) => write(value, decimals));
    },
  };
};
