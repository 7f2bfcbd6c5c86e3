import { figureId, type ProjectionLine } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';

/** A valuation as bare numbers, so that many trials can be valued without its trace. Years 1…n in each array. */
export interface FlatModel {
  years: number;
  revenueGrowth: Float64Array;
  ebitdaMargin: Float64Array;
  depreciationToRevenue: Float64Array;
  capitalExpenditureToRevenue: Float64Array;
  netWorkingCapitalToRevenue: Float64Array;
  taxRate: Float64Array;
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
    projection.stub,
    costOfCapital.path,
    terminal.average,
    terminal.returnOnCapital,
    terminal.taxRate,
    multiples.further,
    multiples.comparables,
  ];
  return options.every((option) => option === undefined);
};

/** The flat form of an ordinary valuation that has a result; null for the others. */
export const flatModel = (inputs: ValuationInputs, outcome: ValuationOutcome): FlatModel | null => {
  const { result, figures } = outcome;
  if (result === null || !isOrdinary(inputs)) return null;
  const { years } = inputs.projection;
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const valueOf = (id: string): number => figures[id]?.value ?? 0;
  const line = (name: ProjectionLine): Float64Array =>
    Float64Array.from({ length: years }, (_, index) =>
      valueOf(figureId.projection(baseYear + index + 1, name)),
    );
  return {
    years,
    revenueGrowth: line('revenueGrowth'),
    ebitdaMargin: line('ebitdaMargin'),
    depreciationToRevenue: line('depreciationToRevenue'),
    capitalExpenditureToRevenue: line('capitalExpenditureToRevenue'),
    netWorkingCapitalToRevenue: line('netWorkingCapitalToRevenue'),
    taxRate: line('taxRate'),
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
