import { figureId, type AccountFigure } from '../figure.ts';
import type { FormulaSymbol } from '../formulas/formula-symbols.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { valueNormalisation } from './value-normalisation.ts';
import type { AccountLine, AccountYear, ValuationInputs } from '../valuation-inputs.ts';

export interface AccountYearFigures {
  year: number;
  index: number;
  revenue: Traced;
  ebitda: Traced;
  normalisedEbitda: Traced;
  netWorkingCapital: Traced;
}

type Signed = readonly [sign: '+' | '-', line: AccountLine & FormulaSymbol];

const ebitdaParts: readonly Signed[] = [
  ['+', 'revenue'],
  ['+', 'otherIncome'],
  ['-', 'supplies'],
  ['-', 'personnel'],
  ['-', 'otherOperatingExpenses'],
];
const netWorkingCapitalParts: readonly Signed[] = [
  ['+', 'inventories'],
  ['+', 'tradeReceivables'],
  ['-', 'tradePayables'],
];

/** The lines of one year as figures, with their sums and ratios. */
class AccountYearValuation {
  readonly trace: Trace;
  readonly accountYear: AccountYear;
  readonly index: number;

  constructor(trace: Trace, accountYear: AccountYear, index: number) {
    this.trace = trace;
    this.accountYear = accountYear;
    this.index = index;
  }

  id(line: AccountFigure): string {
    return figureId.account(this.accountYear.year, line);
  }

  line(line: AccountLine): Traced {
    return this.trace.leaf({
      id: this.id(line),
      field: `accounts.years.${this.index}.lines.${line}`,
      value: this.accountYear.lines[line],
      unit: 'money',
    });
  }

  /** The sum of the parts that have a value. */
  sum(id: 'ebitda' | 'netWorkingCapital', parts: readonly Signed[]): Traced {
    const given = parts.flatMap(([sign, line]) => {
      const figure = this.line(line);
      return figure === null ? [] : [{ sign, line, figure }];
    });
    if (given.length === 0) return null;
    return this.trace.derive({
      id: this.id(id),
      unit: 'money',
      formula: id === 'ebitda' ? 'sum-of-accounts-ebitda' : 'sum-of-accounts-net-working-capital',
      operands: given.map(({ line, figure }) => [line, figure] as const),
      value: (...values) =>
        values.reduce((sum, value, at) => (given[at]?.sign === '-' ? sum - value : sum + value), 0),
    });
  }

  ratio(id: AccountFigure, amount: Traced, revenue: Traced): void {
    this.trace.derive({
      id: this.id(id),
      unit: 'rate',
      formula: 'ratio-to-revenue',
      operands: [
        ['amount', amount],
        ['revenue', revenue],
      ],
      value: (value, total) => value / total,
      informative: true,
    });
  }

  difference(id: 'ebit' | 'normalisedEbit', ebitda: Traced, depreciation: Traced): void {
    this.trace.derive({
      id: this.id(id),
      unit: 'money',
      formula: 'ebit',
      operands: [
        ['ebitda', ebitda],
        ['depreciationAndAmortization', depreciation],
      ],
      value: (value, cost) => value - cost,
      informative: true,
    });
  }

  growth(revenue: Traced, previousRevenue: Traced): void {
    this.trace.derive({
      id: this.id('revenueGrowth'),
      unit: 'rate',
      formula: 'growth-rate',
      operands: [
        ['revenue', revenue],
        ['previousRevenue', previousRevenue],
      ],
      value: (value, previous) => value / previous - 1,
      informative: true,
    });
  }
}

const hasCosts = ({ lines }: AccountYear): boolean =>
  lines.supplies !== null || lines.personnel !== null || lines.otherOperatingExpenses !== null;

/** EBITDA of itemised accounts needs revenue and at least one cost line; other blank lines are treated as 0. */
const ebitdaOf = (year: AccountYearValuation, inputs: ValuationInputs): Traced => {
  if (inputs.accounts.detail === 'summary') return year.line('ebitda');
  const complete = year.accountYear.lines.revenue !== null && hasCosts(year.accountYear);
  return complete ? year.sum('ebitda', ebitdaParts) : null;
};

const netWorkingCapitalOf = (year: AccountYearValuation, inputs: ValuationInputs): Traced =>
  inputs.accounts.detail === 'summary'
    ? year.line('netWorkingCapital')
    : year.sum('netWorkingCapital', netWorkingCapitalParts);

/** Figures of one closed year. A blank line is not reported here; it is reported where a calculation needs it. */
export const valueAccountYear = (
  trace: Trace,
  inputs: ValuationInputs,
  accountYear: AccountYear,
  index: number,
  previous: AccountYearFigures | null,
): AccountYearFigures => {
  const year = new AccountYearValuation(trace, accountYear, index);
  if (inputs.accounts.detail === 'lines') {
    for (const [, line] of [...ebitdaParts, ...netWorkingCapitalParts]) year.line(line);
  }
  const revenue = year.line('revenue');
  const ebitda = ebitdaOf(year, inputs);
  const normalisedEbitda = valueNormalisation(trace, inputs, accountYear.year, ebitda);
  const depreciation = year.line('depreciationAndAmortization');
  const netWorkingCapital = netWorkingCapitalOf(year, inputs);
  year.growth(revenue, previous?.revenue ?? null);
  year.ratio('ebitdaMargin', ebitda, revenue);
  year.ratio('normalisedEbitdaMargin', normalisedEbitda, revenue);
  year.ratio('depreciationToRevenue', depreciation, revenue);
  year.ratio('capitalExpenditureToRevenue', year.line('capitalExpenditure'), revenue);
  year.ratio('netWorkingCapitalToRevenue', netWorkingCapital, revenue);
  year.difference('ebit', ebitda, depreciation);
  year.difference('normalisedEbit', normalisedEbitda, depreciation);
  return { year: accountYear.year, index, revenue, ebitda, normalisedEbitda, netWorkingCapital };
};
