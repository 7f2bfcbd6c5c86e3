import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { moneyAxis } from '@valia/figures/words/money-axis.ts';
import { distributionText } from '@valia/figures/words/driver-words.ts';
import { shownPercentiles } from '../content/report-analyses.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  cell,
  column,
  type MarginNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

/** Positions and heights are fractions of the plot. */
export interface HistogramView {
  subject: string;
  bins: { from: number; to: number; height: number }[];
  lines: { at: number; text: string; isCentral: boolean }[];
  ticks: { at: number; text: string }[];
  alternative: string;
}

export interface SimulationView {
  title: string;
  table: ReportTable;
  histogram: HistogramView;
  drivers: { title: string; rows: { label: string; text: string }[] };
  margin: MarginNotes;
}

const percentName = (probability: number): string => `P${Math.round(probability * 100)}`;
const quantileOf = ({ quantiles }: MonteCarloResult, probability: number): number =>
  quantiles.find((one) => one.probability === probability)?.value ?? Number.NaN;

/** The run that the valuation asks for; null without one, or where it was not chosen. */
export const simulationOf = ({ analyses, shows }: ReportContext): MonteCarloResult | null =>
  shows('simulation') ? analyses.simulation() : null;

const histogramView = (context: ReportContext, run: MonteCarloResult): HistogramView => {
  const { t } = context;
  const { counts, from: least, width } = run.histogram;
  const edge = (index: number) => least + index * width;
  const [p10, median, p90] = [0.1, 0.5, 0.9].map((share) => quantileOf(run, share));
  const axis = moneyAxis(context.numbers, [least, edge(counts.length)]);
  const most = Math.max(...counts);
  const lines = [
    { value: p10, name: 'P10' },
    { value: median, name: t(msg`Mediana`) },
    { value: p90, name: 'P90' },
  ];
  const written = [p10, median, p90].map((value) => axis.withUnit(value ?? 0));
  const [low = '', middle = '', high = ''] = written;
  const trials = context.numbers.number(run.trials, 0);
  return {
    subject: axis.subject,
    bins: counts.map((count, index) => ({
      from: axis.position(edge(index)),
      to: axis.position(edge(index + 1)),
      height: count / most,
    })),
    lines: lines.map(({ name, value }) => ({
      at: axis.position(value ?? 0),
      text: `${name} ${axis.text(value ?? 0)}`,
      isCentral: value === median,
    })),
    ticks: axis.ticks,
    alternative: t(
      msg`Histograma de ${trials} simulaciones del valor de los fondos propios: de cada diez, ocho quedan entre ${low} y ${high}; la mediana es ${middle}.`,
    ),
  };
};

const runNotes = (context: ReportContext, run: MonteCarloResult) => {
  const { document, numbers, t } = context;
  const trials = numbers.number(run.trials, 0);
  const seed = String(run.seed);
  const wanted = document.analysis?.monteCarlo?.trials ?? run.trials;
  const wantedText = numbers.number(wanted, 0);
  const redraws = numbers.number(run.redraws, 0);
  const error = numbers.amount(run.standardError);
  const mean = numbers.amount(run.mean);
  const deviation = numbers.amount(run.deviation);
  const asked = document.analysis?.monteCarlo?.price ?? null;
  const price = asked === null ? '' : numbers.amount(asked);
  const likely = run.probabilityOfPrice === null ? '' : numbers.rate(run.probabilityOfPrice);
  return [
    remark(t(msg`${trials} simulaciones; semilla ${seed}. Con la misma semilla salen las mismas.`)),
    ...(run.trials === wanted
      ? []
      : [
          remark(
            t(
              msg`Son las primeras de las ${wantedText} pedidas: estas opciones valoran cada una entera.`,
            ),
          ),
        ]),
    remark(t(msg`Media, ${mean}; desviación, ${deviation}.`)),
    remark(
      run.converged
        ? t(msg`La media se conoce con un error estándar de ${error}.`)
        : t(msg`El error estándar de la media es de ${error}: harían falta más simulaciones.`),
    ),
    ...(run.redraws === 0
      ? []
      : [
          remark(
            t(
              msg`${redraws} simulaciones repetidas: el WACC quedaba demasiado cerca del crecimiento.`,
            ),
          ),
        ]),
    ...(likely === '' ? [] : [remark(t(msg`de las simulaciones da ${price} o más.`), likely)]),
  ];
};

const percentileTable = (context: ReportContext, run: MonteCarloResult): ReportTable => {
  const { numbers, t } = context;
  return {
    corner: unitName(context.numbers),
    columns: shownPercentiles.map((share) => column(percentName(share))),
    rows: [
      row(
        t(valuationTerms.result.equity),
        shownPercentiles.map((share) =>
          cell(numbers.money(quantileOf(run, share)), share === 0.5 ? 'value' : 'none'),
        ),
      ),
    ],
  };
};

/** How each driver varies, and which vary together. */
const driverRows = (context: ReportContext): { label: string; text: string }[] => {
  const { document, numbers, t } = context;
  const { correlations = [], drivers = [] } = document.analysis?.monteCarlo ?? {};
  return [
    ...drivers.map((one) => ({
      label: context.numbers.driver(one.driver),
      text: distributionText(context.numbers, one.driver, one.apply, one.distribution),
    })),
    ...correlations.flatMap(({ coefficient, drivers: pair }) => {
      if (coefficient === null) return [];
      const given = numbers.number(coefficient, 2);
      const label = pair.map((driver) => context.numbers.driver(driver)).join(' · ');
      return [{ label, text: t(msg`Correlación: ${given}`) }];
    }),
  ];
};

/** What the value would be with several assumptions uncertain at once; null without such a run. */
export const simulationView = (
  context: ReportContext,
  run: MonteCarloResult | null,
): SimulationView | null => {
  const { numbers, t } = context;
  if (run === null) return null;
  const [low, high] = [quantileOf(run, 0.1), quantileOf(run, 0.9)];
  const from = numbers.bareAmount(low);
  const to = numbers.amount(high);
  return {
    title: t(msg`Simulación: en ocho de cada diez casos, de ${from} a ${to}`),
    table: percentileTable(context, run),
    histogram: histogramView(context, run),
    drivers: {
      title: t(msg`Hipótesis inciertas`),
      rows: driverRows(context),
    },
    margin: { title: t(msg`Simulación`), notes: runNotes(context, run) },
  };
};
