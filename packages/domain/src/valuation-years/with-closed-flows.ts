import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  changeInNetWorkingCapital,
  freeCashFlowToFirm,
  taxOnEbit,
} from '@valia/valuation/cash-flow/cash-flow-formulas.ts';
import { type Figure, figureId, type Figures } from '@valia/valuation/figure.ts';
import type { FormulaId } from '@valia/valuation/formulas/formula-expressions.ts';
import type { FormulaSymbol } from '@valia/valuation/formulas/formula-symbols.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { baseYear } from './account-years.ts';

type Operands = readonly (readonly [FormulaSymbol, Figure | undefined])[];

/** Collects the figures that can be computed for one closed year; a figure without all its operands is omitted. */
class ClosedYear {
  readonly found: Record<string, Figure> = {};

  constructor(
    private readonly figures: Figures,
    private readonly year: number,
  ) {}

  of(name: string, year = this.year): Figure | undefined {
    const id = `accounts.${String(year)}.${name}`;
    return this.found[id] ?? this.figures[id];
  }

  derive(
    name: string,
    unit: Figure['unit'],
    formula: FormulaId,
    operands: Operands,
    value: (...values: number[]) => number,
  ): void {
    const given = operands.flatMap(([symbol, figure]) =>
      figure === undefined ? [] : [{ symbol, figure: figure.id, value: figure.value }],
    );
    if (given.length < operands.length) return;
    const result = value(...given.map((operand) => operand.value));
    if (!Number.isFinite(result)) return;
    const id = `accounts.${String(this.year)}.${name}`;
    const inputs = given.map(({ symbol, figure }) => ({ symbol, figure }));
    this.found[id] = { id, value: result, unit, formula, inputs };
  }
}

const flowOf = (
  netOperatingProfitAfterTax: number,
  depreciationAndAmortization: number,
  capitalExpenditure: number,
  change: number,
): number =>
  freeCashFlowToFirm({
    netOperatingProfitAfterTax,
    depreciationAndAmortization,
    capitalExpenditure,
    changeInNetWorkingCapital: change,
  });

const closedYear = (figures: Figures, year: number, otherRate: Figure | undefined): Figures => {
  const closed = new ClosedYear(figures, year);
  const taxRate = closed.of('taxRate') ?? otherRate;
  const ebit = closed.of('normalisedEbit');
  closed.derive(
    'normalisedEbitMargin',
    'rate',
    'ratio-to-revenue',
    [
      ['amount', ebit],
      ['revenue', closed.of('revenue')],
    ],
    (profit, revenue) => profit / revenue,
  );
  const taxed: Operands = [
    ['ebit', ebit],
    ['taxRate', taxRate],
  ];
  closed.derive('tax', 'money', 'tax-on-ebit', taxed, taxOnEbit);
  const untaxed: Operands = [
    ['ebit', ebit],
    ['tax', closed.of('tax')],
  ];
  const afterTax = 'netOperatingProfitAfterTax';
  closed.derive(afterTax, 'money', 'net-operating-profit-after-tax', untaxed, (a, b) => a - b);
  const balances: Operands = [
    ['netWorkingCapital', closed.of('netWorkingCapital')],
    ['previousNetWorkingCapital', closed.of('netWorkingCapital', year - 1)],
  ];
  const change = 'changeInNetWorkingCapital';
  closed.derive(
    change,
    'money',
    'change-in-net-working-capital',
    balances,
    changeInNetWorkingCapital,
  );
  const flow: Operands = [
    [afterTax, closed.of(afterTax)],
    ['depreciationAndAmortization', closed.of('depreciationAndAmortization')],
    ['capitalExpenditure', closed.of('capitalExpenditure')],
    [change, closed.of(change)],
  ];
  closed.derive('freeCashFlowToFirm', 'money', 'free-cash-flow-to-firm', flow, flowOf);
  return closed.found;
};

/**
 * The outcome with tax, change in working capital and free cash flow of the closed years, only for comparison: the
 * value does not depend on them. Tax is EBIT at that year's legal rate, otherwise at the first projected year's rate.
 */
export const withClosedFlows = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
): ValuationOutcome => {
  const taxRate = outcome.figures[figureId.projection(baseYear(document) + 1, 'taxRate')];
  const closed = document.accounts.years.map(({ year }) =>
    closedYear(outcome.figures, year, taxRate),
  );
  return { ...outcome, figures: Object.assign({}, outcome.figures, ...closed) as Figures };
};
