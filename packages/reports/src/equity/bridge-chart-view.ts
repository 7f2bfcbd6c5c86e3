import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { moneyAxis } from '@valia/figures/words/money-axis.ts';
import { stepsChartView, type WaterfallChartView } from '../charts/steps-chart-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNotes, remark } from '../content/report-table.ts';
import { bridgeSteps } from './bridge-view.ts';

export interface BridgeChartView {
  title: string;
  chart: WaterfallChartView;
  margin: SideNotes;
}

interface NamedStep {
  label: string;
  effect: number;
}

/** The steps from the value of the business to that of the equity, and the discounts to the value of the holding. */
export const valueSteps = (context: ReportContext): NamedStep[] => {
  const { result, t } = context;
  const { equityAfterDiscounts, equityValue } = result;
  const discounted =
    equityAfterDiscounts === undefined ? 0 : equityAfterDiscounts.central - equityValue.central;
  return [
    ...bridgeSteps(context).map(({ effect, name }) => ({ label: name, effect })),
    ...(discounted === 0 ? [] : [{ label: t(msg`Descuentos`), effect: discounted }]),
  ].filter(({ effect }) => effect !== 0);
};

/** Null when there is nothing between them, or when an earlier engine's figures do not lead from one to the other. */
export const bridgeChartView = (context: ReportContext): BridgeChartView | null => {
  const { numbers, result, t } = context;
  const from = result.enterpriseValue.central;
  const to = (result.equityAfterDiscounts ?? result.equityValue).central;
  const steps = valueSteps(context);
  if (steps.length === 0) return null;
  const sum = steps.reduce((level, { effect }) => level + effect, from);
  if (Math.abs(sum - to) > steps.length * numbers.moneyRounding.unit) return null;
  let level = from;
  const levels = steps.map(({ effect }) => (level += effect));
  const axis = moneyAxis(context.numbers, [0, from, to, ...levels], t(msg`Valor`));
  return {
    title: t(msg`Del valor de empresa al de los fondos propios, paso a paso`),
    chart: stepsChartView(context, {
      axis,
      from,
      to,
      steps,
      foot: 0,
      names: {
        from: t(valuationTerms.result.enterpriseValue),
        to:
          result.equityAfterDiscounts === undefined
            ? t(valuationTerms.result.equity)
            : t(msg`Fondos propios, tras descuentos`),
      },
    }),
    margin: {
      title: t(msg`Cómo leerlo`),
      notes: [
        remark(
          t(
            msg`Relleno, lo que suma; hueco, lo que resta. Las partidas y sus fuentes, en la tabla del puente.`,
          ),
        ),
      ],
    },
  };
};
