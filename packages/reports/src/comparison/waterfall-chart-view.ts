import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { printedSteps } from '@valia/valuation/printed/printed-steps.ts';
import type { Waterfall, WaterfallStepName } from '@valia/valuation/analyses/waterfall.ts';
import { type MoneyAxis, moneyAxis } from '../charts/money-axis.ts';
import type { ReportContext } from '../content/report-context.ts';

/** Positions are fractions of the plot's width. */
export interface WaterfallBar {
  label: string;
  from: number;
  to: number;
  text: string;
  kind: 'end' | 'plus' | 'minus';
}

export interface WaterfallChartView {
  subject: string;
  bars: WaterfallBar[];
  ticks: { at: number; text: string }[];
  alternative: string;
}

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
  return moneyAxis(context, [from, to, ...steps.map(({ effect }) => (level += effect))]);
};

/** From one central value to the other, a bar for each part of the inputs that moved it. */
export const waterfallChartView = (
  context: ReportContext,
  moved: Waterfall,
  names: { from: string; to: string },
): WaterfallChartView => {
  const { numbers, t } = context;
  const axis = axisOf(context, moved);
  const { from, to, steps } = printedSteps(moved, axis.rounding);
  let level = from;
  const moves = steps.map(({ effect, name }) => {
    const start = level;
    level += effect;
    return { label: stepName(context, name), from: start, to: level, effect };
  });
  const described = printedSteps(moved, numbers.amountRounding)
    .steps.map(({ effect, name }) => {
      const sign = effect > 0 ? '+' : '';
      return `${stepName(context, name)}, ${sign}${numbers.amount(effect)}`;
    })
    .join('; ');
  const [first, last] = [axis.withUnit(from), axis.withUnit(to)];
  const end = (label: string, value: number): WaterfallBar => ({
    label,
    from: axis.position(value),
    to: axis.position(value),
    text: axis.text(value),
    kind: 'end',
  });
  return {
    subject: axis.subject,
    bars: [
      end(names.from, from),
      ...moves.map(({ effect, label, ...ends }): WaterfallBar => ({
        label,
        from: axis.position(Math.min(ends.from, ends.to)),
        to: axis.position(Math.max(ends.from, ends.to)),
        text: `${effect < 0 ? '' : '+'}${axis.text(effect)}`,
        kind: effect < 0 ? 'minus' : 'plus',
      })),
      end(names.to, to),
    ],
    ticks: axis.ticks,
    alternative: t(msg`De ${first} a ${last}: ${described}.`),
  };
};
