import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { FigureFormatters } from '@valia/figures/words/figure-formatters.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { histogramFigure, quantileOf } from '@valia/figures/simulation/histogram-figure.ts';
import { driverName } from '@valia/figures/words/driver-name.ts';
import { distributionText } from '@valia/figures/words/driver-formatters.ts';
import { shownPercentiles } from '../content/report-analyses.ts';
import { printedFigure } from '../content/printed-figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  cell,
  column,
  type SideNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface SimulationView {
  title: string;
  table: ReportTable;
  histogram: Omit<ReturnType<typeof printedHistogram>, 'title'>;
  drivers: { title: string; rows: { label: string; text: string }[] };
  margin: SideNotes;
}

const printedHistogram = (numbers: FigureFormatters, run: MonteCarloResult) =>
  printedFigure(histogramFigure(numbers, run));

const percentName = (probability: number): string => `P${Math.round(probability * 100)}`;

/** The simulation that the valuation defines; null without one, or when the section was not chosen. */
export const requestedSimulation = ({ analyses, shows }: ReportContext): MonteCarloResult | null =>
  shows('simulation') ? analyses.simulation() : null;

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

/** The distribution of each driver, and the correlated drivers. */
const driverRows = (context: ReportContext): { label: string; text: string }[] => {
  const { document, numbers, t } = context;
  const { correlations = [], drivers = [] } = document.analysis?.monteCarlo ?? {};
  return [
    ...drivers.map((one) => ({
      label: driverName(context.numbers, one.driver),
      text: distributionText(context.numbers, one.driver, one.apply, one.distribution),
    })),
    ...correlations.flatMap(({ coefficient, drivers: pair }) => {
      if (coefficient === null) return [];
      const given = numbers.number(coefficient, 2);
      const label = pair.map((driver) => driverName(context.numbers, driver)).join(' · ');
      return [{ label, text: t(msg`Correlación: ${given}`) }];
    }),
  ];
};

/** The value with several assumptions uncertain at once; null without a simulation. */
export const simulationView = (
  context: ReportContext,
  run: MonteCarloResult | null,
): SimulationView | null => {
  const { numbers, t } = context;
  if (run === null) return null;
  const { title, ...histogram } = printedHistogram(numbers, run);
  return {
    title,
    table: percentileTable(context, run),
    histogram,
    drivers: {
      title: t(msg`Hipótesis inciertas`),
      rows: driverRows(context),
    },
    margin: { title: t(msg`Simulación`), notes: runNotes(context, run) },
  };
};
