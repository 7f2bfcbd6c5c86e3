import { figureId } from '@valia/valuation/figure.ts';
import type { GridBasis } from '@valia/valuation/sensitivity/fill-sensitivity-grid.ts';
import type { MonteCarloSettings } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { flatModel, type FlatModel } from '@valia/valuation/monte-carlo/flat-model.ts';
import { workedExampleInputs } from '@valia/valuation/reference/worked-example-inputs.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';

/** A five-year DCF with a Gordon terminal value, the same for every contestant. */
export const monteCarloInputs: ValuationInputs = { ...workedExampleInputs, method: 'dcf' };

export const deviations = { growth: 0.02, margin: 0.02, rate: 0.01, terminalGrowth: 0.005 };
export const capexTriangle = { minimum: -0.005, mode: 0, maximum: 0.01 };

const normal = (driver: MonteCarloSettings['drivers'][number]['driver'], deviation: number) => ({
  driver,
  apply: 'shift' as const,
  distribution: { kind: 'normal' as const, mean: 0, deviation },
});

export const monteCarloSettings: MonteCarloSettings = {
  trials: 100_000,
  seed: 20_261_121,
  drivers: [
    normal('revenueGrowth', deviations.growth),
    normal('ebitdaMargin', deviations.margin),
    normal('weightedAverageCostOfCapital', deviations.rate),
    normal('terminalGrowth', deviations.terminalGrowth),
    {
      driver: 'capitalExpenditureToRevenue',
      apply: 'shift',
      distribution: { kind: 'triangular', ...capexTriangle },
    },
  ],
};

const outcome = valueCompany(monteCarloInputs);

const modelOf = (): FlatModel => {
  const model = flatModel(monteCarloInputs, outcome);
  if (model === null) throw new Error('The case of the benchmark has no flat model');
  return model;
};

export const monteCarloModel = modelOf();

export const projectedYears = monteCarloInputs.projection.years;

const steps = Array.from({ length: 11 }, (_, index) => index - 5);
const { weightedAverageCostOfCapital, terminalGrowth, bridgeTotal, isMidYear } = monteCarloModel;

/** Eleven costs of capital by eleven terminal growths around the base case, with given cash flows. */
export const gridCase: { basis: GridBasis; rates: Float64Array; growths: Float64Array } = {
  basis: {
    freeCashFlows: Float64Array.from({ length: projectedYears }, (_, index) => {
      const year = (monteCarloInputs.accounts.years.at(-1)?.year ?? 0) + index + 1;
      return outcome.figures[figureId.projection(year, 'freeCashFlowToFirm')]?.value ?? Number.NaN;
    }),
    firstTime: isMidYear ? 0.5 : 1,
    terminalBase: 0,
    isGordon: true,
    terminalDelay: 0,
    bridgeTotal,
  },
  rates: Float64Array.from(steps, (step) => weightedAverageCostOfCapital + step * 0.002),
  growths: Float64Array.from(steps, (step) => terminalGrowth + step * 0.001),
};
gridCase.basis.terminalBase = gridCase.basis.freeCashFlows.at(-1) ?? Number.NaN;
