import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Text, type YAxisTickContentProps } from 'recharts';
import { textWidth } from '../drawing/text-width.ts';
import { useDrawingWidth } from '../drawing/use-drawing-width.ts';
import { chartTheme } from './chart-theme.ts';

export interface NamedBar {
  name: string;
  value: number;
  /** A token's. */
  color: string;
}

interface NamedBarsProps {
  bars: readonly NamedBar[];
  /** What the figures are called. */
  label: string;
  text: (value: number) => string;
}

/** Of the chart, and at the most in pixels: longer names take a second line. */
const [nameShare, mostNameWidth] = [0.4, 220];

const nameTick = (width: number) => {
  const NameTick = ({ y, payload }: YAxisTickContentProps) => (
    <Text
      x={0}
      y={y}
      width={width}
      maxLines={2}
      lineHeight="1.2em"
      textAnchor="start"
      verticalAnchor="middle"
      fontSize={12}
      fill="var(--text)"
    >
      {String(payload.value)}
    </Text>
  );
  return NameTick;
};

/** One bar below the other, its name before it and its figure after it. */
export const NamedBars = ({ bars, label, text }: NamedBarsProps) => {
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const nameWidth = Math.min(Math.round(width * nameShare), mostNameWidth);
  const figureWidth = Math.max(...bars.map(({ value }) => textWidth(text(value))), 0);
  return (
    <BarChart
      {...chartTheme}
      ref={ref}
      data={[...bars]}
      dataKey="name"
      series={[{ name: 'value', label, color: 'var(--c1)' }]}
      orientation="vertical"
      valueFormatter={text}
      gridAxis="none"
      withXAxis={false}
      withBarValueLabel
      valueLabelProps={{ fill: 'var(--text)', fontSize: 12, position: 'right' }}
      maxBarWidth={12}
      yAxisProps={{ width: nameWidth, interval: 0, tick: nameTick(nameWidth - 12) }}
      barChartProps={{ margin: { top: 0, right: figureWidth + 8, bottom: 0, left: 0 } }}
    />
  );
};
