import { msg } from '@lingui/core/macro';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import type { FigureTable, FigureContent } from '../figure-content.ts';
import type { FigureFormatters } from '../words/figure-formatters.ts';
import { type AxisTick, type MoneyAxis, moneyAxis } from '../words/money-axis.ts';

export interface HistogramBin {
  from: number;
  to: number;
  /** As a fraction of the highest bar. */
  height: number;
  /** Whether the bar is among the middle 80 percent. */
  isInner: boolean;
}

/** A quantile: its line, its name and its amount without the unit. */
export interface HistogramLine extends AxisTick {
  name: string;
  isCentral: boolean;
}

interface HistogramFigure extends FigureContent<HistogramBin> {
  lines: HistogramLine[];
}

/** The value below which a given share of the simulations is; NaN when the run does not include it. */
export const quantileOf = (
  { quantiles }: Pick<MonteCarloResult, 'quantiles'>,
  probability: number,
): number => quantiles.find((one) => one.probability === probability)?.value ?? Number.NaN;

const binsOf = (run: MonteCarloResult, axis: MoneyAxis): HistogramBin[] => {
  const { counts, from, width } = run.histogram;
  const most = Math.max(...counts);
  const [low, high] = [quantileOf(run, 0.1), quantileOf(run, 0.9)];
  return counts.map((count, index) => {
    const middle = from + (index + 0.5) * width;
    return {
      from: axis.position(from + index * width),
      to: axis.position(from + (index + 1) * width),
      height: count / most,
      isInner: middle >= low && middle <= high,
    };
  });
};

const linesOf = (
  { t }: FigureFormatters,
  run: MonteCarloResult,
  axis: MoneyAxis,
): HistogramLine[] =>
  [0.1, 0.5, 0.9].map((probability) => {
    const value = quantileOf(run, probability);
    const isCentral = probability === 0.5;
    return {
      name: isCentral
        ? t(msg({ context: 'Of the simulation', message: 'Mediana' }))
        : `P${String(Math.round(probability * 100))}`,
      at: axis.position(value),
      text: axis.text(value),
      isCentral,
    };
  });

const tableOf = (
  { amount, number, rate, t }: FigureFormatters,
  { histogram: { counts, from, width }, trials }: MonteCarloResult,
): FigureTable => ({
  title: t(msg`Cuántas simulaciones dan cada valor`),
  corner: t(msg({ context: 'Of the simulation', message: 'Desde' })),
  columns: [
    t(msg({ context: 'Of the simulation', message: 'Hasta' })),
    t(msg({ context: 'Of the simulation', message: 'Simulaciones' })),
    t(msg({ context: 'Of the simulation', message: 'Parte' })),
  ],
  rows: counts.map((count, index) => ({
    label: amount(from + index * width),
    cells: [amount(from + (index + 1) * width), number(count, 0), rate(count / trials)],
  })),
});

/** The frequency of each value, with the lowest and highest tenth and the median. */
export const histogramFigure = (
  words: FigureFormatters,
  run: MonteCarloResult,
): HistogramFigure => {
  const { amount, number, t } = words;
  const { counts, from, width } = run.histogram;
  const axis = moneyAxis(words, [from, from + counts.length * width]);
  const quantiles = [0.1, 0.5, 0.9].map((probability) => quantileOf(run, probability));
  const [least = '', most = ''] = [quantiles[0] ?? 0, quantiles[2] ?? 0].map(amount);
  const [low = '', middle = '', high = ''] = quantiles.map(axis.withUnit);
  const trials = number(run.trials, 0);
  return {
    finding: t(msg`En 8 de cada 10 simulaciones vale entre ${least} y ${most}`),
    subject: axis.subject,
    ticks: axis.ticks,
    marks: binsOf(run, axis),
    lines: linesOf(words, run, axis),
    table: tableOf(words, run),
    spoken: t(
      msg`Histograma de ${trials} simulaciones del valor de los fondos propios: de cada diez, ocho quedan entre ${low} y ${high}; la mediana es ${middle}.`,
    ),
    notes: [],
  };
};
