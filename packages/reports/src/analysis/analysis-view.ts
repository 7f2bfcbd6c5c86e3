import { msg } from '@lingui/core/macro';
import { tornadoFigure } from '@valia/figures/tornado/tornado-figure.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { printedFigure } from '../content/printed-figure.ts';
import { remark } from '../content/report-table.ts';
import { driverSensitivityView } from './driver-sensitivity-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { scenariosView, type ScenariosView } from './scenarios-view.ts';
import { sensitivityView, type SensitivityView } from './sensitivity-view.ts';
import { simulationView, type SimulationView } from './simulation-view.ts';
import { weightSensitivityView } from './weight-sensitivity-view.ts';

type TornadoView = NonNullable<ReturnType<typeof tornadoView>>;

/** How far each assumption by itself changes the central value, the widest range first; null when there is no bar. */
const tornadoView = ({ analyses, document, numbers, result, t }: ReportContext) => {
  const figure = tornadoFigure(numbers, {
    bars: analyses.tornado() ?? [],
    withoutBar: [],
    central: equityOfResult(result).central,
    multiples: document.multiples,
  });
  if (figure === null) return null;
  const legend = t(msg`Oscuro: extremo desfavorable. Claro: favorable.`);
  return {
    ...printedFigure(figure),
    margin: {
      title: t(msg`Cómo leerlo`),
      notes: [...figure.notes, legend].map((text) => remark(text)),
    },
  };
};

/**
 * The factors on which the value depends, and their effects; null when a part was not chosen or the valuation lacks it.
 */
export interface AnalysisView {
  title: string;
  lead: string;
  tornado: TornadoView | null;
  sensitivities: SensitivityView[];
  scenarios: ScenariosView | null;
  simulation: SimulationView | null;
}

/** The grids of the methods are printed with the calculation when that is included. */
const sensitivities = (context: ReportContext): SensitivityView[] => {
  if (!context.shows('sensitivity')) return [];
  const ofCalculation = context.shows('calculation')
    ? []
    : [sensitivityView(context), weightSensitivityView(context)];
  return [...ofCalculation, driverSensitivityView(context)].filter((view) => view !== null);
};

/** Null when no part has any content. */
export const analysisView = (
  context: ReportContext,
  run: MonteCarloResult | null,
): AnalysisView | null => {
  const { shows, t } = context;
  const parts = {
    tornado: shows('tornado') ? tornadoView(context) : null,
    sensitivities: sensitivities(context),
    scenarios: shows('scenarios') ? scenariosView(context) : null,
    simulation: simulationView(context, run),
  };
  const { scenarios, simulation, tornado } = parts;
  const isEmpty =
    tornado === null &&
    scenarios === null &&
    simulation === null &&
    parts.sensitivities.length === 0;
  if (isEmpty) return null;
  return {
    title: t(msg`De qué depende el valor`),
    lead: t(
      msg`El valor central se apoya en hipótesis; esto es lo que cambia cuando ellas cambian.`,
    ),
    ...parts,
  };
};
