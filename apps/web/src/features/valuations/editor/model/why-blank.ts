import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { DriverName } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { GridCell, GridColumn, GridRow } from './grid-model.ts';

/** Why a cell holds no figure: nobody wrote it, it has no meaning in that year, or other fields come first. */
export type WhyBlank =
  | { kind: 'not-written' | 'no-year-before' | 'only-projected' }
  | { kind: 'waits'; fields: string[] };

type Need = DriverName | 'base-revenue' | 'base-net-working-capital' | 'cost-of-capital';

const revenue: Need[] = ['base-revenue', 'revenueGrowth'];
const ebitda: Need[] = [...revenue, 'ebitdaMargin'];
const depreciation: Need[] = [...revenue, 'depreciationToRevenue'];
const ebit: Need[] = [...ebitda, 'depreciationToRevenue'];
const tax: Need[] = [...ebit, 'taxRate'];
const capitalExpenditure: Need[] = [...revenue, 'capitalExpenditureToRevenue'];
const workingCapitalChange: Need[] = [
  ...revenue,
  'base-net-working-capital',
  'netWorkingCapitalToRevenue',
];
const freeCashFlow: Need[] = [
  ...tax,
  'capitalExpenditureToRevenue',
  'base-net-working-capital',
  'netWorkingCapitalToRevenue',
];

const projectedNeeds: Readonly<Record<string, readonly Need[]>> = {
  revenue,
  ebitda,
  depreciationAndAmortization: depreciation,
  ebit,
  tax,
  capitalExpenditure,
  changeInNetWorkingCapital: workingCapitalChange,
  freeCashFlowToFirm: freeCashFlow,
  discountFactor: ['cost-of-capital'],
  presentValue: [...freeCashFlow, 'cost-of-capital'],
};

const fieldsOf = (need: Need): RegExp => {
  switch (need) {
    case 'base-revenue':
      return /^accounts\.years\.\d+\.lines\.revenue$/u;
    case 'base-net-working-capital':
      return /^accounts\.years\.\d+\.lines\.(netWorkingCapital|tradeReceivables)$/u;
    case 'cost-of-capital':
      return /^costOfCapital\./u;
    default:
      return new RegExp(`^projection\\.drivers\\.${need}\\.`, 'u');
  }
};

type Lines = ValuationDocument['accounts']['years'][number]['lines'];
type Detail = ValuationDocument['accounts']['detail'];

const isBlank = (lines: Lines, names: readonly (keyof Lines)[]): boolean =>
  names.every((name) => lines[name] === null);

const blank = (lines: Lines, ...names: (keyof Lines)[]): (keyof Lines)[] =>
  names.filter((name) => lines[name] === null);

const blankEbitda = (lines: Lines, detail: Detail): (keyof Lines)[] => {
  if (detail === 'summary') return isBlank(lines, ['ebitda']) ? ['ebitda'] : [];
  const costs = ['supplies', 'personnel', 'otherOperatingExpenses'] as const;
  return [...blank(lines, 'revenue'), ...(isBlank(lines, costs) ? ['supplies' as const] : [])];
};

const blankWorkingCapital = (lines: Lines, detail: Detail): (keyof Lines)[] => {
  if (detail === 'summary') return blank(lines, 'netWorkingCapital');
  return isBlank(lines, ['inventories', 'tradeReceivables', 'tradePayables'])
    ? ['tradeReceivables']
    : [];
};

/** The blank lines of a closed year that keep one of its figures from being computed; null for no such figure. */
const blankLines = (key: string, lines: Lines, detail: Detail): (keyof Lines)[] | null => {
  switch (key) {
    case 'ebitda':
      return blankEbitda(lines, detail);
    case 'ebitdaMargin':
      return [...blank(lines, 'revenue'), ...blankEbitda(lines, detail)];
    case 'ebit':
      return [...blankEbitda(lines, detail), ...blank(lines, 'depreciationAndAmortization')];
    case 'depreciationToRevenue':
      return blank(lines, 'revenue', 'depreciationAndAmortization');
    case 'capitalExpenditureToRevenue':
      return blank(lines, 'revenue', 'capitalExpenditure');
    case 'netWorkingCapital':
      return blankWorkingCapital(lines, detail);
    case 'netWorkingCapitalToRevenue':
      return [...blank(lines, 'revenue'), ...blankWorkingCapital(lines, detail)];
    case 'revenue':
    case 'revenueGrowth':
      return blank(lines, 'revenue');
    case 'depreciationAndAmortization':
    case 'capitalExpenditure':
      return blank(lines, key);
    default:
      return null;
  }
};

const whyBlankClosed = (key: string, year: number, document: ValuationDocument): WhyBlank => {
  const { years, detail } = document.accounts;
  const index = years.findIndex((candidate) => candidate.year === year);
  if (key === 'revenueGrowth' && index === 0) return { kind: 'no-year-before' };
  const used = key === 'revenueGrowth' ? [index - 1, index] : [index];
  const fields: string[] = [];
  for (const at of used) {
    const lines = years[at]?.lines;
    const missing = lines === undefined ? [] : blankLines(key, lines, detail);
    if (missing === null) return { kind: 'only-projected' };
    fields.push(...missing.map((name) => `accounts.years.${String(at)}.lines.${name}`));
  }
  return { kind: 'waits', fields: [...new Set(fields)] };
};

/** Why this cell of a line is empty; `fields` are paths of the document. */
export const whyBlank = (
  { key }: Pick<GridRow, 'key'>,
  { path }: Pick<GridCell, 'path'>,
  { group, year }: GridColumn,
  document: ValuationDocument,
  outcome: ValuationOutcome,
): WhyBlank => {
  if (path !== null) return { kind: 'not-written' };
  if (group !== 'projected') return whyBlankClosed(key, year, document);
  const patterns = (projectedNeeds[key] ?? []).map(fieldsOf);
  return {
    kind: 'waits',
    fields: outcome.issues
      .filter(({ severity }) => severity !== 'warning')
      .map(({ field }) => field)
      .filter((field) => patterns.some((pattern) => pattern.test(field))),
  };
};
