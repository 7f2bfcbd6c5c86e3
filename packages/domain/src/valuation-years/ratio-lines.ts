import { emptyRatioLines } from '../valuations/ratio-rows.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const ratioLines = ['interestExpense', 'netIncome', 'equity'] as const;

/** Whether the accounts contain the lines that only ratios need. */
export const hasRatioLines = ({ accounts }: ValuationDocument): boolean =>
  accounts.years.some((year) => year.ratioLines !== undefined);

/**
 * Adds the lines that only ratios need to every year, keeping existing figures; or removes these lines from all years.
 */
export const chooseRatioLines = (
  document: ValuationDocument,
  wanted: boolean,
): ValuationDocument => ({
  ...document,
  accounts: {
    ...document.accounts,
    years: document.accounts.years.map(({ ratioLines: written = emptyRatioLines, ...year }) =>
      wanted ? { ...year, ratioLines: written } : year,
    ),
  },
});
