import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from './report-context.ts';
import { asPrinted } from './report-numbers.ts';

/** Digits after the decimal sign with which the report prints each kind of figure. */
export const printedDecimals = {
  rate: 4,
  factor: 5,
  beta: 3,
  appliedMultiple: 3,
  exitMultiple: 2,
} as const;

/** What a reader gets with a calculator from the printed figures alone, in the valuation's unit. */
export interface PocketCheck {
  terminalValue: number;
  enterpriseValue: number;
  equityOfDcf: number;
  /** Null without multiples. */
  equityOfMultiples: number | null;
  central: number;
}

const printedTerminalValue = ({
  document,
  numbers,
  projected,
  projectedYears,
  result,
}: ReportContext): number => {
  const last = projectedYears.at(-1) ?? 0;
  if (document.terminal.method === 'exit-multiple') {
    const ebitda = asPrinted(projected(last, 'ebitda') ?? 0, numbers.moneyDecimals);
    return ebitda * asPrinted(document.terminal.exitMultiple ?? 0, printedDecimals.exitMultiple);
  }
  const growth = asPrinted(document.terminal.terminalGrowth ?? 0, printedDecimals.rate);
  const rate = asPrinted(result.weightedAverageCostOfCapital ?? 0, printedDecimals.rate);
  const flow = asPrinted(projected(last, 'freeCashFlowToFirm') ?? 0, numbers.moneyDecimals);
  return (flow * (1 + growth)) / (rate - growth);
};

/** Recomputes the value from the figures as printed; null without a DCF. */
export const pocketCheck = (context: ReportContext): PocketCheck | null => {
  const { figure, numbers, projected, projectedYears, result } = context;
  const { dcf, multiples } = result;
  if (dcf === null) return null;
  const money = (value: number | null) => asPrinted(value ?? 0, numbers.moneyDecimals);
  const factor = (value: number | null) => asPrinted(value ?? 0, printedDecimals.factor);
  const flows = projectedYears.reduce(
    (sum, year) =>
      sum +
      money(projected(year, 'freeCashFlowToFirm')) * factor(projected(year, 'discountFactor')),
    0,
  );
  const terminalValue = printedTerminalValue(context);
  const enterpriseValue =
    flows + terminalValue * factor(figure(figureId.dcf('terminalDiscountFactor')));
  const bridge = money(figure(figureId.bridgeTotal()));
  const equityOfDcf = enterpriseValue + bridge;
  const applied = figure(figureId.appliedMultiple('central')) ?? 0;
  const equityOfMultiples =
    multiples === null
      ? null
      : money(result.normalisedEbitda) * asPrinted(applied, printedDecimals.appliedMultiple) +
        bridge;
  return {
    terminalValue,
    enterpriseValue,
    equityOfDcf,
    equityOfMultiples,
    central: dcf.weight * equityOfDcf + (multiples?.weight ?? 0) * (equityOfMultiples ?? 0),
  };
};
