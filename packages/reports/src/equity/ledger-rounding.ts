import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import type { MarginNote } from '../content/report-table.ts';
import { roundingNotesOf } from '../content/rounding-notes.ts';
import { bridgeSteps } from './bridge-view.ts';

/** From the enterprise value through each step of the bridge to the equity. */
export const ledgerRounding = (context: ReportContext): MarginNote[] => {
  const { figure, result } = context;
  const method = result.dcf ?? result;
  const explicit = figure(figureId.dcf('sumOfPresentValues'));
  const terminal = figure(figureId.dcf('presentValueOfTerminalValue'));
  const steps = bridgeSteps(context).map(({ effect }) => effect);
  return roundingNotesOf(
    context,
    [method.equityValue.central, [method.enterpriseValue.central, ...steps]],
    ...(result.dcf === null || explicit === null || terminal === null
      ? []
      : [[method.enterpriseValue.central, [explicit, terminal]] as const]),
  );
};

/** Level by level; one rate for all levels is no amount. */
export const discountRounding = (context: ReportContext): MarginNote[] => {
  const { figure, result } = context;
  const after = result.equityAfterDiscounts?.central;
  const taken = (['controlAmount', 'marketabilityAmount'] as const).flatMap((name) => {
    const amount = figure(figureId.discountAmount(name));
    return amount === null ? [] : [-amount];
  });
  return after === undefined || taken.length === 0
    ? []
    : roundingNotesOf(context, [after, [result.equityValue.central, ...taken]]);
};
