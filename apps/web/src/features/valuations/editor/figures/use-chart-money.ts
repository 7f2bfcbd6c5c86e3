import { type ChartMoney, chartMoney } from '@valia/figures/words/chart-money.ts';
import { useFigureWords } from './use-figure-words.ts';

/** Writes the amounts of one chart alike, in thousands or millions by the largest of them; money of the valuation. */
export const useChartMoney = (amounts: readonly number[]): ChartMoney =>
  chartMoney(useFigureWords(), amounts);
