import {
  type FinancialRatio,
  type FinancialRatioName,
  financialRatioRules,
  financialRatios,
  type RatioInputs,
} from '@valia/valuation/accounts/financial-ratios.ts';
import { type AccountFigure, figureId, type Figures } from '@valia/valuation/figure.ts';
import type { ValuationDocument } from './document/valuation-document.ts';

type RatioLines = NonNullable<ValuationDocument['accounts']['years'][number]['ratioLines']>;

/** A year without the lines that only ratios need. */
export const emptyRatioLines: RatioLines = { interestExpense: null, netIncome: null, equity: null };

export interface RatioRow {
  name: FinancialRatioName;
  unit: FinancialRatio['unit'];
  /**
   * One entry per closed year; null when the year lacks inputs of the ratio, without a value when the ratio is not
   * meaningful.
   */
  ratios: { year: number; ratio: FinancialRatio | null }[];
}

/** The inputs of one closed year; debt and employees are known only for the base year. */
const inputsOf = (document: ValuationDocument, figures: Figures, place: number): RatioInputs => {
  const base = document.accounts.years.at(-1)?.year ?? 0;
  const { year, ratioLines = emptyRatioLines } = document.accounts.years[place] ?? { year: base };
  const of = (line: AccountFigure, at = year): number | null =>
    figures[figureId.account(at, line)]?.value ?? null;
  const isBase = year === base;
  return {
    revenue: of('revenue'),
    previousRevenue: of('revenue', year - 1),
    supplies: of('supplies'),
    ebitda: of('ebitda'),
    ebit: of('ebit'),
    ...ratioLines,
    capitalExpenditure: of('capitalExpenditure'),
    depreciationAndAmortization: of('depreciationAndAmortization'),
    inventories: of('inventories'),
    tradeReceivables: of('tradeReceivables'),
    tradePayables: of('tradePayables'),
    netWorkingCapital: of('netWorkingCapital'),
    financialDebt: isBase ? document.bridge.financialDebt : null,
    netFinancialDebt: isBase ? (figures[figureId.netFinancialDebt()]?.value ?? null) : null,
    employees: isBase ? document.company.employees : null,
  };
};

const names = Object.keys(financialRatioRules) as FinancialRatioName[];

/** Every ratio that can be computed for at least one closed year, with the years side by side. */
export const ratioRows = (document: ValuationDocument, figures: Figures): RatioRow[] => {
  const years = document.accounts.years.map(({ year }, place) => ({
    year,
    ratios: financialRatios(inputsOf(document, figures, place)),
  }));
  return names.flatMap((name) => {
    const ratios = years.map(({ year, ratios: found }) => ({
      year,
      ratio: found.find((ratio) => ratio.name === name) ?? null,
    }));
    const isKnown = ratios.some(({ ratio }) => ratio !== null);
    return isKnown ? [{ name, unit: financialRatioRules[name].unit, ratios }] : [];
  });
};

export const ratioCount = names.length;
