import type { AccountLine } from '@valia/valuation/valuation-inputs.ts';
import { productSource } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { type BudgetDocument, type BudgetLine, monthsInYear } from './budget-document.ts';

export interface BudgetAccounts extends Record<BudgetLine, number> {
  ebitda: number;
}

/** A closed year as lines of accounts; null while a month is not closed yet. */
export const accountsOfBudget = ({ rows, closedMonths }: BudgetDocument): BudgetAccounts | null => {
  if (closedMonths < monthsInYear || rows.length === 0) return null;
  const sum = (line: BudgetLine): number =>
    rows
      .filter((row) => row.line === line)
      .flatMap(({ actual }) => actual)
      .reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100;
  const lines = {
    revenue: sum('revenue'),
    otherIncome: sum('otherIncome'),
    supplies: sum('supplies'),
    personnel: sum('personnel'),
    otherOperatingExpenses: sum('otherOperatingExpenses'),
    depreciationAndAmortization: sum('depreciationAndAmortization'),
  };
  const costs = lines.supplies + lines.personnel + lines.otherOperatingExpenses;
  const ebitda = Math.round((lines.revenue + lines.otherIncome - costs) * 100) / 100;
  return { ...lines, ebitda };
};

/**
 * A valuation's document with a closed budget year as its base year, each line with its source; null when its base year
 * is a different one or not in euros.
 */
export const applyBudgetAsBaseYear = (
  document: ValuationDocument,
  year: number,
  accounts: BudgetAccounts,
): ValuationDocument | null => {
  const { years, detail } = document.accounts;
  const place = years.length - 1;
  if (years[place]?.year !== year || document.currency !== 'EUR') return null;
  const { ebitda, ...parts } = accounts;
  const given: Partial<Record<AccountLine, number | null>> =
    detail === 'lines'
      ? { ...parts, ebitda: null }
      : {
          revenue: parts.revenue,
          ebitda,
          depreciationAndAmortization: parts.depreciationAndAmortization,
        };
  const lines = Object.fromEntries(
    Object.entries(given).map(([line, amount]) => [
      line,
      amount === null ? null : amount / document.unit,
    ]),
  );
  const source = productSource('monthly-budget', `${String(year)}-12-31`);
  return {
    ...document,
    accounts: {
      ...document.accounts,
      years: years.map((known) =>
        known.year === year ? { ...known, lines: { ...known.lines, ...lines } } : known,
      ),
    },
    sources: {
      ...document.sources,
      ...Object.fromEntries(
        Object.entries(lines).flatMap(([line, amount]) =>
          amount === null
            ? []
            : [[`accounts.years.${String(place)}.lines.${line}`, source] as const],
        ),
      ),
    },
  };
};
