import { formatNumber } from '@valia/i18n/format.ts';
import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import { useEditor } from '../../editor-context.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { useMoney } from '../../use-money.ts';

/** Longer amounts have no room beside the bars on a phone: they are written in thousands or millions. */
const mostLetters = 10;

const trueMinus = '\u2212';

/** Whether any of a bar's changes is enough to be written, in the unit that all are written in. */
export const isWritten = (
  { change }: Pick<TornadoMoney, 'change'>,
  changes: readonly number[],
): boolean => changes.some((amount) => change(amount) !== '');

/** What each bar takes off the central value and adds to it, money. */
export const changesOf = (bars: readonly TornadoBar[], central: number): number[] =>
  bars.flatMap(({ unfavourable, favourable }) => [unfavourable - central, favourable - central]);

export interface TornadoMoney {
  /** What the changes are in: `€`, `M MXN`. */
  unit: string;
  /** With its unit. */
  central: string;
  /** With its sign, without the unit; empty where nothing changes. */
  change: (change: number) => string;
}

/** Writes what the drivers move, all in one unit. */
export const useTornadoMoney = (bars: readonly TornadoBar[], central: number): TornadoMoney => {
  const { language } = useEditor();
  const { whole, money, currencySign } = useMoney();
  const changes = changesOf(bars, central);
  const scaled = useChartMoney([...changes, central]);
  const inWhole = (change: number): string => formatNumber(Math.abs(whole(change)), { language });
  const isLong = changes.some((change) => inWhole(change).length > mostLetters);
  const textOf = (change: number): string => {
    if (Math.abs(whole(change)) < 0.5) return '';
    const size = isLong ? scaled.text(Math.abs(change)) : inWhole(change);
    if (isLong && size === scaled.text(0)) return '';
    return `${change < 0 ? trueMinus : '+'}${size}`;
  };
  return {
    unit: isLong ? scaled.unit : currencySign,
    central: isLong ? scaled.withUnit(central) : money(central),
    change: textOf,
  };
};
