import { CompositeChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { textWidth } from '../drawing/text-width.ts';
import { scaleTicks, valueScale } from '../drawing/value-scale.ts';
import { type ChartSeries, chartTheme, toSeries } from './chart-theme.ts';
import { monthTick } from './month-tick.tsx';

interface TrendAreaProps {
  /** One point per month, with its name in `month`; null when there is no figure. */
  data: readonly ({ month: string } & Record<string, number | string | null>)[];
  area: ChartSeries;
  line: ChartSeries;
  text: (value: number) => string;
  /** The texts of the axis values, all with the same number of decimals. */
  ticksText: (values: readonly number[]) => string[];
}

/** An area for totals by month, and a dashed line for a second figure. */
export const TrendArea = ({ data, area, line, text, ticksText }: TrendAreaProps) => {
  const values = data.flatMap((point) =>
    [point[area.key], point[line.key]].filter((value) => typeof value === 'number'),
  );
  const scale = valueScale(values);
  const ticks = scale === null ? [0] : scaleTicks(scale);
  const texts = ticksText(ticks);
  return (
    <CompositeChart
      {...chartTheme}
      data={[...data]}
      dataKey="month"
      series={[
        { ...toSeries(area), type: 'area' },
        { ...toSeries(line), type: 'line', strokeDasharray: '3 3' },
      ]}
      valueFormatter={text}
      gridAxis="x"
      curveType="linear"
      lineProps={{ dot: false, strokeWidth: 1.5 }}
      areaProps={{ fillOpacity: 0.08 }}
      dotProps={{ r: 3 }}
      xAxisProps={{
        tick: monthTick(data.length),
        axisLine: { stroke: 'var(--border-strong)' },
        interval: 0,
        padding: { left: 16, right: 16 },
      }}
      yAxisProps={{
        ticks,
        domain: [ticks[0] ?? 0, ticks.at(-1) ?? 0],
        interval: 0,
        tickFormatter: (tick: number) => texts[ticks.indexOf(tick)] ?? '',
        width: Math.max(...texts.map(textWidth)) + 12,
      }}
      composedChartProps={{ margin: { top: 8, right: 0, bottom: 0, left: 0 } }}
    />
  );
};
