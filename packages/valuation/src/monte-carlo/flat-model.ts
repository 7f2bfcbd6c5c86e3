import { figureId, type Figures } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';

/** What drives the flows of each year. */
export const flatDrivers = [
  'revenueGrowth',
  'ebitdaMargin',
  'depreciationToRevenue',
  'capitalExpenditureToRevenue',
  'netWorkingCapitalToRevenue',
  'taxRate',
] as const;

/** An ordinary DCF as bare numbers, so that many trials can be valued without its trace. */
export interface FlatModel {
  /** The drivers of each year side by side, in the order of `flatDrivers`: one array in the loop instead of six. */
  drivers: Float64Array;
  baseRevenue: number;
  baseNetWorkingCapital: number;
  weightedAverageCostOfCapital: number;
  /** NaN where the terminal method does not use it, and so the exit multiple. */
  terminalGrowth: number;
  exitMultiple: number;
  isGordon: boolean;
  isMidYear: boolean;
  bridgeTotal: number;
}

/** No option that changes the flows or their discounting: those take the slower road of `OptionFlows`. */
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

/** The flat form of a valuation without options whose result has a DCF; null for the others. */
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
