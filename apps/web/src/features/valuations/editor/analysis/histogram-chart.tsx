import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo.ts';
import { useEditor } from '../editor-context.ts';
import { useChartMoney } from '../use-chart-money.ts';
import { useMoney } from '../use-money.ts';
import { ChartSheet } from './chart-sheet.tsx';
import styles from './histogram-chart.module.css';
import { axisTicks, percentScale } from './model/axis-ticks.ts';

const percent = (value: number): string => `${value.toFixed(2)}%`;

interface MarkProps {
  place: number;
  name: string;
  text: string;
  kind: 'end' | 'median';
}

const Mark = ({ place, name, text, kind }: MarkProps) => (
  <span className={styles.mark} data-kind={kind} style={{ left: percent(place) }}>
    <span className={styles.markText} data-side={place < 50 ? 'left' : 'right'}>
      <b>{name}</b>
      <span>{text}</span>
    </span>
  </span>
);

const quantileOf =
  ({ quantiles }: MonteCarloResult) =>
  (probability: number): number =>
    quantiles.find((one) => one.probability === probability)?.value ?? 0;

/** All of its amounts lie between the first bin and the last. */
const useHistogramMoney = ({ histogram: { from, width, counts } }: MonteCarloResult) =>
  useChartMoney([from, from + width * counts.length]);

const Bars = ({ result }: { result: MonteCarloResult }) => {
  const { t } = useLingui();
  const { withUnit, ticks: tickTexts } = useHistogramMoney(result);
  const quantile = quantileOf(result);
  const { from, width, counts } = result.histogram;
  const to = from + width * counts.length;
  const scale = percentScale(from, to);
  const [low, middle, high] = [quantile(0.1), quantile(0.5), quantile(0.9)];
  const tallest = Math.max(...counts);
  const ticks = axisTicks(from, to, 6);
  const texts = tickTexts(ticks, { plain: true });
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.plot}>
        {counts.map((count, bin) => {
          const middleOfBin = from + (bin + 0.5) * width;
          return (
            <span
              // Bins never move.
              key={String(bin)}
              className={styles.bar}
              data-inside={(middleOfBin >= low && middleOfBin <= high) || undefined}
              style={{ height: percent((count / tallest) * 100) }}
            />
          );
        })}
        <Mark place={scale(low)} name="P10" text={withUnit(low)} kind="end" />
        <Mark place={scale(high)} name="P90" text={withUnit(high)} kind="end" />
        <Mark place={scale(middle)} name={t`Mediana`} text={withUnit(middle)} kind="median" />
      </div>
      <div className={styles.axis}>
        {ticks.map((tick, place) => (
          <span key={tick} style={{ left: percent(scale(tick)) }}>
            {texts[place]}
          </span>
        ))}
      </div>
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
