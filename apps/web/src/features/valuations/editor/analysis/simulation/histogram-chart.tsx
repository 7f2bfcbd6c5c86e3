import { useLingui } from '@lingui/react/macro';
import { histogramFigure, type HistogramLine } from '@valia/figures/simulation/histogram-figure.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { Fragment } from 'react';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { AxisLabels } from '../../../../../components/drawing/axis-labels.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import { toChartTable } from '../../figures/to-chart-table.ts';
import { useFigureFormatters } from '../../figures/use-figure-formatters.ts';
import { useMoney } from '../../document/use-money.ts';
import styles from './histogram-chart.module.css';
import { placeHistogramLabels } from './place-histogram-labels.ts';
import { box, classNames, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  markText: classNames(text('fine', 'nowrap'), styles.markText),
  plot: row({ gap: 1, align: 'end', position: 'relative', borderBottom: 'strong' }, styles.plot),
  quantiles: box({ wrap: true, borderTop: 'plain' }, styles.quantiles),
};

type Histogram = ReturnType<typeof histogramFigure>;

const percent = (value: number): string => `${value.toFixed(2)}%`;

/**
 * A line for the lowest tenth, the middle and the highest tenth, each with its name and amount above it. `width` is in
 * pixels.
 */
const Lines = ({ lines, width }: { lines: readonly HistogramLine[]; width: number }) => {
  const labels = placeHistogramLabels(
    lines.map(({ name, text, at }) => ({ name, amount: text, line: at * width })),
    width,
  );
  return lines.map(({ name, text, at, isCentral }, index) => {
    const label = labels[index];
    return (
      <Fragment key={name}>
        <span
          className={styles.mark}
          data-main={isCentral || undefined}
          style={{ left: at * width }}
        />
        {label !== undefined && (
          <span
            className={looks.markText}
            data-main={isCentral || undefined}
            style={{ left: label.at, width: label.width, textAlign: label.align }}
            data-drawn-label
          >
            <b>{name}</b>
            {label.withAmount && <span>{text}</span>}
          </span>
        )}
      </Fragment>
    );
  });
};

/** The bins fill the whole width: there is no room beside them. */
const Bars = ({ figure: { lines, marks, ticks } }: { figure: Histogram }) => {
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const [from, to] = [marks[0]?.from ?? 0, marks.at(-1)?.to ?? 1];
  const widened = <Placed extends { at: number }>(all: readonly Placed[]) =>
    all.map((one) => ({ ...one, at: (one.at - from) / (to - from) }));
  return (
    <div className={styles.chart} aria-hidden>
      <div ref={ref} className={looks.plot}>
        {marks.map(({ height, isInner }, bin) => (
          <span
            // The key is the index, because bins never change their order.
            key={String(bin)}
            className={styles.bar}
            data-inside={isInner || undefined}
            style={{ height: percent(height * 100) }}
          />
        ))}
        <Lines lines={widened(lines)} width={width} />
      </div>
      <AxisLabels
        ticks={widened(ticks)
          .filter(({ at }) => at >= 0 && at <= 1)
          .map(({ at, text }) => ({ value: at, place: at, text }))}
        room={width}
      />
    </div>
  );
};

const Quantiles = ({ result }: { result: MonteCarloResult }) => {
  const { t } = useLingui();
  const { money } = useMoney();
  return (
    <dl className={looks.quantiles} aria-label={t`Percentiles`}>
      {result.quantiles.map(({ probability, value }) => (
        <div key={probability} data-main={probability === 0.5 || undefined}>
          <dt>P{String(Math.round(probability * 100))}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The distribution of the simulated values, with their outer tenths and their middle. */
export const HistogramChart = ({ result }: { result: MonteCarloResult }) => {
  const figure = histogramFigure(useFigureFormatters(), result);
  return (
    <ChartSheet
      subject={figure.subject}
      finding={figure.finding}
      table={toChartTable(figure.table)}
    >
      <Bars figure={figure} />
      <Quantiles result={result} />
    </ChartSheet>
  );
};
