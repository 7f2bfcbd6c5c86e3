import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { useEditor } from '../../editor-context.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { useMoney } from '../../use-money.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { AxisLabels } from '../../../../../components/drawing/axis-labels.tsx';
import { useDrawingWidth } from '../../../../../components/drawing/use-drawing-width.ts';
import styles from './histogram-chart.module.css';
import { placeMarks } from './place-marks.ts';
import { axisTicks, percentScale } from '../../../../../components/drawing/axis-ticks.ts';

interface MarksProps {
  result: MonteCarloResult;
  /** Places a value between 0 and 100. */
  scale: (value: number) => number;
  /** Of the drawing, in pixels. */
  width: number;
}

const quantileOf =
  ({ quantiles }: MonteCarloResult) =>
  (probability: number): number =>
    quantiles.find((one) => one.probability === probability)?.value ?? 0;

/** All of its amounts lie between the first bin and the last. */
const useHistogramMoney = ({ histogram: { from, width, counts } }: MonteCarloResult) =>
  useChartMoney([from, from + width * counts.length]);

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The tenths at both ends and the middle: a line each, its name and its amount over it. */
const Marks = ({ result, scale, width }: MarksProps) => {
  const { t } = useLingui();
  const { withUnit } = useHistogramMoney(result);
  const quantile = quantileOf(result);
  const marks = ([0.1, 0.5, 0.9] as const).map((probability) => ({
    probability,
    name: probability === 0.5 ? t`Mediana` : `P${String(probability * 100)}`,
    amount: withUnit(quantile(probability)),
    line: (scale(quantile(probability)) / 100) * width,
  }));
  const labels = placeMarks(marks, width);
  return marks.map(({ probability, name, amount, line }, index) => {
    const label = labels[index];
    return (
      <Fragment key={probability}>
        <span
          className={styles.mark}
          data-main={probability === 0.5 || undefined}
          style={{ left: line }}
        />
        {label !== undefined && (
          <span
            className={styles.markText}
            data-main={probability === 0.5 || undefined}
            style={{ left: label.at, width: label.width, textAlign: label.align }}
            data-drawn-label
          >
            <b>{name}</b>
            {label.withAmount && <span>{amount}</span>}
          </span>
        )}
      </Fragment>
    );
  });
};

const Bars = ({ result }: { result: MonteCarloResult }) => {
  const { ticks: tickTexts } = useHistogramMoney(result);
  const { ref, width: drawn } = useDrawingWidth<HTMLDivElement>();
  const quantile = quantileOf(result);
  const { from, width, counts } = result.histogram;
  const to = from + width * counts.length;
  const scale = percentScale(from, to);
  const tallest = Math.max(...counts);
  const values = axisTicks(from, to, 6);
  const texts = tickTexts(values, { plain: true });
  const ticks = values.map((value, index) => ({
    value,
    place: scale(value) / 100,
    text: texts[index] ?? '',
  }));
  return (
    <div className={styles.chart} aria-hidden>
      <div ref={ref} className={styles.plot}>
        {counts.map((count, bin) => {
          const middleOfBin = from + (bin + 0.5) * width;
          return (
            <span
              // Bins never move.
              key={String(bin)}
              className={styles.bar}
              data-inside={
                (middleOfBin >= quantile(0.1) && middleOfBin <= quantile(0.9)) || undefined
              }
              style={{ height: percent((count / tallest) * 100) }}
            />
          );
        })}
        <Marks result={result} scale={scale} width={drawn} />
      </div>
      <AxisLabels ticks={ticks} room={drawn} />
    </div>
  );
};

const Quantiles = ({ result }: { result: MonteCarloResult }) => {
  const { t } = useLingui();
  const { money } = useMoney();
  return (
    <dl className={styles.quantiles} aria-label={t`Percentiles`}>
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
  const { t } = useLingui();
  const { language } = useEditor();
  const { money } = useMoney();
  const { unit } = useHistogramMoney(result);
  const quantile = quantileOf(result);
  const count = formatNumber(result.trials, { language });
  const [low, high] = [money(quantile(0.1)), money(quantile(0.9))];
  const { from, width, counts } = result.histogram;
  return (
    <ChartSheet
      subject={
        <Trans>
          Monte Carlo · {count} simulaciones · fondos propios, {unit}
        </Trans>
      }
      finding={
        <Trans>
          En 8 de cada 10 simulaciones vale entre {low} y {high}
        </Trans>
      }
      table={{
        head: [t`Desde`, t`Hasta`, t`Simulaciones`, t`Parte`],
        rows: counts.map((times, bin) => [
          money(from + bin * width),
          money(from + (bin + 1) * width),
          formatNumber(times, { language }),
          formatRate(times / result.trials, { language }),
        ]),
      }}
    >
      <Bars result={result} />
      <Quantiles result={result} />
    </ChartSheet>
  );
};
