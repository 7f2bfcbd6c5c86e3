import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { DriverName } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { GridCell, GridColumn, GridRow } from '../grid-model.ts';

/**
 * The reason why a cell is empty: nobody has filled it in, it has no meaning in that year, or it depends on other
 * fields.
 */
export type BlankReason =
  | { kind: 'not-written' | 'no-year-before' | 'only-projected' }
  | { kind: 'waits'; fields: string[] };

type Need =
  | DriverName
  | 'base-revenue'
  | 'base-net-working-capital'
  | 'cost-of-capital'
  | 'options';

const revenue: Need[] = ['base-revenue', 'revenueGrowth'];
const depreciation: Need[] = [...revenue, 'depreciationToRevenue'];
/**
 * Includes margin, losses, reinvestment and the like: the issues of the projection report whichever of these it uses.
 */
const profit: Need[] = [...depreciation, 'ebitdaMargin', 'options'];
const workingCapitalChange: Need[] = [
  ...revenue,
  'base-net-working-capital',
  'netWorkingCapitalToRevenue',
  'options',
];
const freeCashFlow: Need[] = [
  ...profit,
  'taxRate',
  'capitalExpenditureToRevenue',
  'base-net-working-capital',
  'netWorkingCapitalToRevenue',
];

const projectedNeeds: Readonly<Record<string, readonly Need[]>> = {
  revenue,
  ebitda: profit.filter((need) => need !== 'depreciationToRevenue'),
  depreciationAndAmortization: depreciation,
  ebit: profit,
  lossesUsed: profit,
  closingLosses: profit,
  tax: [...profit, 'taxRate'],
  taxRate: [...profit, 'taxRate'],
  capitalExpenditure: [...revenue, 'capitalExpenditureToRevenue'],
  changeInNetWorkingCapital: workingCapitalChange,
  reinvestment: [...revenue, 'options'],
  freeCashFlowToFirm: freeCashFlow,
  freeCashFlowInStub: freeCashFlow,
  costOfCapital: ['cost-of-capital'],
  discountFactor: ['cost-of-capital', 'options'],
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
    case 'options':
      return /^(valuationDate$|projection\.(ebitMargin|workingCapital|reinvestment|losses)\b)/u;
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

/**
 * The blank lines of a closed year that prevent one of its figures from being computed; null when the key is no such
 * figure.
 */
const blankLines = (key: string, lines: Lines, detail: Detail): (keyof Lines)[] | null => {
  switch (key) {
    case 'ebitda':
      return blankEbitda(lines, detail);
    case 'ebitdaMargin':
      return [...blank(lines, 'revenue'), ...blankEbitda(lines, detail)];
    case 'ebit':
    case 'tax':
      return [...blankEbitda(lines, detail), ...blank(lines, 'depreciationAndAmortization')];
    case 'ebitMargin':
      return [
        ...blank(lines, 'revenue', 'depreciationAndAmortization'),
        ...blankEbitda(lines, detail),
      ];
    case 'freeCashFlowToFirm':
      return [
        ...blankEbitda(lines, detail),
        ...blank(lines, 'depreciationAndAmortization', 'capitalExpenditure'),
        ...blankWorkingCapital(lines, detail),
      ];
    case 'depreciationToRevenue':
      return blank(lines, 'revenue', 'depreciationAndAmortization');
    case 'capitalExpenditureToRevenue':
      return blank(lines, 'revenue', 'capitalExpenditure');
    case 'netWorkingCapital':
    case 'netWorkingCapitalAmount':
    case 'changeInNetWorkingCapital':
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

/** The need of a figure from the year before, in addition to its own year. */
const neededBefore: Readonly<Record<string, string>> = {
  revenueGrowth: 'revenueGrowth',
  changeInNetWorkingCapital: 'changeInNetWorkingCapital',
  freeCashFlowToFirm: 'changeInNetWorkingCapital',
};

const whyBlankClosed = (key: string, year: number, document: ValuationDocument): BlankReason => {
  const { years, detail } = document.accounts;
  const index = years.findIndex((candidate) => candidate.year === year);
  const before = neededBefore[key];
  if (before !== undefined && index === 0) return { kind: 'no-year-before' };
  const used = [
    ...(before === undefined ? [] : [[index - 1, before] as const]),
    [index, key] as const,
  ];
  const fields: string[] = [];
  for (const [at, line] of used) {
    const lines = years[at]?.lines;
    const missing = lines === undefined ? [] : blankLines(line, lines, detail);
    if (missing === null) return { kind: 'only-projected' };
    fields.push(...missing.map((name) => `accounts.years.${String(at)}.lines.${name}`));
  }
  return { kind: 'waits', fields: [...new Set(fields)] };
};

/** The reason why this cell of a line is empty; `fields` are paths of the document. */
export const blankReason = (
  { key }: Pick<GridRow, 'key'>,
  { path }: Pick<GridCell, 'path'>,
  { group, year }: GridColumn,
  document: ValuationDocument,
  outcome: ValuationOutcome,
): BlankReason => {
  if (path !== null && key !== 'taxRate') return { kind: 'not-written' };
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
