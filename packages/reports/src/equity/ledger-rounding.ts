import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import type { SideNote } from '../content/report-table.ts';
import { roundingNotesOfSums } from '../content/rounding-notes.ts';
import { bridgeSteps } from './bridge-view.ts';

/** Checks the sums from the enterprise value through each step of the bridge to the equity. */
export const ledgerRounding = (context: ReportContext): SideNote[] => {
  const { figure, result } = context;
  const method = result.dcf ?? result;
  const explicit = figure(figureId.dcf('sumOfPresentValues'));
  const terminal = figure(figureId.dcf('presentValueOfTerminalValue'));
  const steps = bridgeSteps(context).map(({ effect }) => effect);
  return roundingNotesOfSums(
    context,
    [method.equityValue.central, [method.enterpriseValue.central, ...steps]],
    ...(result.dcf === null || explicit === null || terminal === null
      ? []
      : [[method.enterpriseValue.central, [explicit, terminal]] as const]),
  );
};

/** Level by level; a single rate for all levels is not an amount. */
export const discountRounding = (context: ReportContext): SideNote[] => {
  const { figure, result } = context;
  const after = result.equityAfterDiscounts?.central;
  const taken = (['controlAmount', 'marketabilityAmount'] as const).flatMap((name) => {
    const amount = figure(figureId.discountAmount(name));
    return amount === null ? [] : [-amount];
  });
  return after === undefined || taken.length === 0
    ? []
    : roundingNotesOfSums(context, [after, [result.equityValue.central, ...taken]]);
};
