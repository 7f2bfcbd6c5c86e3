import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { Waterfall, WaterfallStepName } from '@valia/valuation/analyses/waterfall.ts';
import { type MoneyAxis, moneyAxis } from '@valia/figures/words/money-axis.ts';
import { stepsChartView, type WaterfallChartView } from '../charts/steps-chart-view.ts';
import type { ReportContext } from '../content/report-context.ts';

export const stepName = ({ t }: ReportContext, name: WaterfallStepName): string => {
  const names = {
    accounts: msg`Cuentas`,
    adjustments: valuationTerms.accountFigures.adjustments,
    ...valuationTerms.drivers,
    projection: msg`Otras hipótesis de la proyección`,
    costOfCapital: valuationTerms.costOfCapitalNames.short,
    terminal: msg`Valor terminal`,
    discounting: msg`Convención de descuento`,
    multiples: valuationTerms.methodNames.multiples,
    leases: valuationTerms.leaseNames.short,
    method: msg`Método, ponderación y opciones`,
    bridge: msg`Puente a fondos propios`,
    discounts: msg`Descuentos`,
  };
  return t(names[name]);
};

const axisOf = (context: ReportContext, { from, to, steps }: Waterfall): MoneyAxis => {
  let level = from;
  return moneyAxis(context.numbers, [from, to, ...steps.map(({ effect }) => (level += effect))]);
};

/** A chart from one central value to the other, with a bar for each part of the inputs that changed it. */
export const waterfallChartView = (
  context: ReportContext,
  moved: Waterfall,
  names: { from: string; to: string },
): WaterfallChartView => {
  const axis = axisOf(context, moved);
  const named = {
    ...moved,
    steps: moved.steps.map(({ effect, name }) => ({ label: stepName(context, name), effect })),
  };
  return stepsChartView(context, { axis, names, ...named });
};
