import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { type ChartSeries, chartTheme, toSeries } from './chart-theme.ts';
import { monthTick } from './month-tick.tsx';

interface GroupedBarsProps {
  /** One group per month, with its name in `month`. */
  data: readonly ({ month: string } & Record<string, number | string>)[];
  series: readonly ChartSeries[];
  text: (value: number) => string;
  /** The value of a horizontal line across all groups. */
  level?: number | undefined;
}

/** Bars side by side for each month, each with its figure above it. */
export const GroupedBars = ({ data, series, text, level }: GroupedBarsProps) => (
  <BarChart
    {...chartTheme}
    data={[...data]}
    dataKey="month"
    series={series.map(toSeries)}
    valueFormatter={text}
    gridAxis="none"
    withYAxis={false}
    withBarValueLabel
    valueLabelProps={{
      fill: 'var(--text)',
      fontSize: 12,
      // An outline in the card's colour separates the figure from the line across the bars.
      stroke: 'var(--surface)',
      strokeWidth: 4,
      paintOrder: 'stroke',
    }}
    maxBarWidth={series.length === 1 ? 40 : 28}
    {...(level !== undefined && {
      referenceLines: [{ y: level, color: 'var(--dimmed)', strokeDasharray: '3 3' }],
    })}
    yAxisProps={{ domain: [0, 'dataMax'] }}
    xAxisProps={{
      tick: monthTick(data.length),
      axisLine: { stroke: 'var(--border-strong)' },
      interval: 0,
    }}
    barChartProps={{ barGap: 2, margin: { top: 20, right: 0, bottom: 0, left: 0 } }}
  />
);
