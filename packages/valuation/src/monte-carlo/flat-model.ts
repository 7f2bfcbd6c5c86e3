import { figureId, type Figures } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';

/** The drivers of the flows of each year. */
export const flatDrivers = [
  'revenueGrowth',
  'ebitdaMargin',
  'depreciationToRevenue',
  'capitalExpenditureToRevenue',
  'netWorkingCapitalToRevenue',
  'taxRate',
] as const;

/** An ordinary DCF as plain numbers, so that many trials can be valued without a trace. */
export interface FlatModel {
  /**
   * The drivers of each year next to each other, in the order of `flatDrivers`, so that the loop uses one array instead
   * of six.
   */
  drivers: Float64Array;
  baseRevenue: number;
  baseNetWorkingCapital: number;
  weightedAverageCostOfCapital: number;
  /** NaN when the terminal method does not use it; the same applies to the exit multiple. */
  terminalGrowth: number;
  exitMultiple: number;
  isGordon: boolean;
  isMidYear: boolean;
  bridgeTotal: number;
}

/**
 * Whether no option changes the flows or their discounting; valuations with such options use the slower `OptionFlows`.
 */
const isOrdinary = (
  { projection, costOfCapital, terminal, leases }: ValuationInputs,
  figures: Figures,
): boolean => {
  const options = [
    projection.ebitMargin,
    projection.workingCapital,
    projection.reinvestment,
    projection.losses,
    projection.spanishTax,
    figures[figureId.stubFraction()],
    costOfCapital.path,
    terminal.average,
    terminal.returnOnCapital,
    terminal.taxRate,
    leases,
  ];
  return options.every((option) => option === undefined);
};

/** The flat form of a valuation without options whose result has a DCF; null for other valuations. */
export const flatModel = (inputs: ValuationInputs, outcome: ValuationOutcome): FlatModel | null => {
  const { result, figures } = outcome;
  if (result === null || result.dcf === null || !isOrdinary(inputs, figures)) return null;
  const { years } = inputs.projection;
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const valueOf = (id: string): number => figures[id]?.value ?? 0;
  const drivers = Array.from({ length: years }, (_, index) =>
    flatDrivers.map((name) => valueOf(figureId.projection(baseYear + index + 1, name))),
  );
  return {
    drivers: Float64Array.from(drivers.flat()),
    baseRevenue: valueOf(figureId.account(baseYear, 'revenue')),
    baseNetWorkingCapital: valueOf(figureId.account(baseYear, 'netWorkingCapital')),
    weightedAverageCostOfCapital: result.weightedAverageCostOfCapital ?? 1,
    terminalGrowth: inputs.terminal.terminalGrowth ?? Number.NaN,
    exitMultiple: inputs.terminal.exitMultiple ?? Number.NaN,
    isGordon: inputs.terminal.method === 'gordon',
    isMidYear: inputs.discounting === 'mid-year',
    bridgeTotal: valueOf(figureId.bridgeTotal()),
  };
};
