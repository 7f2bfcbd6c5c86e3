import { useLingui } from '@lingui/react/macro';
import { histogramFigure, type HistogramLine } from '@valia/figures/simulation/histogram-figure.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { Fragment } from 'react';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { AxisLabels } from '../../../../../components/drawing/axis-labels.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import { twinTableOf } from '../../figures/twin-table-of.ts';
import { useFigureWords } from '../../figures/use-figure-words.ts';
import { useMoney } from '../../document/use-money.ts';
import styles from './histogram-chart.module.css';
import { placeMarks } from './place-marks.ts';
import { box, classNames, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  markText: classNames(text('fine', 'nowrap'), styles.markText),
  plot: row({ gap: 1, align: 'end', position: 'relative', borderBottom: 'strong' }, styles.plot),
  quantiles: box({ wrap: true, borderTop: 'plain' }, styles.quantiles),
};

type Histogram = ReturnType<typeof histogramFigure>;

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The tenths at both ends and the middle: a line each, its name and its amount over it. `width` in pixels. */
const Lines = ({ lines, width }: { lines: readonly HistogramLine[]; width: number }) => {
  const labels = placeMarks(
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

/** Its bins fill the width: there is no room beside them. */
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
            // Bins never move.
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

/** How often which value came out, with its tenths and its middle. */
export const HistogramChart = ({ result }: { result: MonteCarloResult }) => {
  const figure = histogramFigure(useFigureWords(), result);
  return (
    <ChartSheet subject={figure.subject} finding={figure.finding} table={twinTableOf(figure.table)}>
      <Bars figure={figure} />
      <Quantiles result={result} />
    </ChartSheet>
  );
};
