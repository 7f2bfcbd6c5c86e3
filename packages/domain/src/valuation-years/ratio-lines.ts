import { noRatioLines } from '../valuations/ratio-rows.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const ratioLines = ['interestExpense', 'netIncome', 'equity'] as const;

/** Whether the accounts hold what only ratios need. */
export const hasRatioLines = ({ accounts }: ValuationDocument): boolean =>
  accounts.years.some((year) => year.ratioLines !== undefined);

/** Every year with the lines that only ratios need, what is already written kept; or none of them. */
export const chooseRatioLines = (
  document: ValuationDocument,
  wanted: boolean,
): ValuationDocument => ({
  ...document,
  accounts: {
    ...document.accounts,
    years: document.accounts.years.map(({ ratioLines: written = noRatioLines, ...year }) =>
      wanted ? { ...year, ratioLines: written } : year,
    ),
  },
});
