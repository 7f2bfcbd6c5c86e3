import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';

/**
 * The reference variant: one whole valuation per cell. `rows` are costs of capital, `columns` terminal growth rates.
 */
export const naiveSensitivityGrid = (
  inputs: ValuationInputs,
  rows: readonly number[],
  columns: readonly number[],
): (number | null)[][] =>
  rows.map((weightedAverageCostOfCapital) =>
    columns.map((terminalGrowth) => {
      const { result } = valueCompany({
        ...inputs,
        method: 'dcf',
        costOfCapital: { ...inputs.costOfCapital, mode: 'direct', weightedAverageCostOfCapital },
        terminal: { ...inputs.terminal, method: 'gordon', terminalGrowth },
      });
      return result?.dcf?.equityValue.central ?? null;
    }),
  );
