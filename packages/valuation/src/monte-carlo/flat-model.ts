import { figureId } from '../figure.ts';
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

/** A valuation as bare numbers, so that many trials can be valued without its trace. */
export interface FlatModel {
  /** The drivers of each year side by side, in the order of `flatDrivers`: one array in the loop instead of six. */
  drivers: Float64Array;
  baseRevenue: number;
  baseNetWorkingCapital: number;
  weightedAverageCostOfCapital: number;
  /** Terminal growth or exit multiple. */
  terminalGrowth: number;
  exitMultiple: number;
  isGordon: boolean;
  isMidYear: boolean;
  bridgeTotal: number;
  /** Weights of the DCF and of the multiples method: 1 and 0, 0 and 1, or those of the mixed one. */
  dcfWeight: number;
  multiplesWeight: number;
  normalisedEbitda: number;
  evToEbitda: number;
  sizeStep: number;
}

/** Options that change the flows: such a valuation is valued whole in each trial. */
const isOrdinary = ({
  projection,
  costOfCapital,
  terminal,
  multiples,
}: ValuationInputs): boolean => {
  const options = [
    projection.ebitMargin,
    projection.workingCapital,
    projection.reinvestment,
    projection.losses,
    projection.spanishTax,
    projection.stub,
    costOfCapital.path,
    terminal.average,
    terminal.returnOnCapital,
    terminal.taxRate,
    multiples.further,
  ];
  const byComparables = multiples.evToEbitda.origin.kind === 'comparables';
  return !byComparables && options.every((option) => option === undefined);
};

/** The flat form of an ordinary valuation that has a result; null for the others. */
export const flatModel = (inputs: ValuationInputs, outcome: ValuationOutcome): FlatModel | null => {
  const { result, figures } = outcome;
  if (result === null || !isOrdinary(inputs)) return null;
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
    terminalGrowth: inputs.terminal.terminalGrowth ?? 0,
    exitMultiple: inputs.terminal.exitMultiple ?? 0,
    isGordon: inputs.terminal.method === 'gordon',
    isMidYear: inputs.discounting === 'mid-year',
    bridgeTotal: valueOf(figureId.bridgeTotal()),
    dcfWeight: result.dcf?.weight ?? 0,
    multiplesWeight: result.multiples?.weight ?? 0,
    normalisedEbitda: result.normalisedEbitda,
    evToEbitda: inputs.multiples.evToEbitda.central ?? 0,
    sizeStep: valueOf(figureId.sizeStep()),
  };
};
