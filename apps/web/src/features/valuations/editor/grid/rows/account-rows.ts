import type { MessageDescriptor } from '@lingui/core';
import { hasRatioLines, ratioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type AccountFigure, figureId } from '@valia/valuation/figure.ts';
import type { AccountLine } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { isCostLine } from '../../values/field-kind.ts';
import { calculatedCell, type GridCell, type GridColumn, type GridRow } from '../grid-model.ts';

type RowPlan =
  | { kind: 'line'; line: AccountLine; emphasis?: 'total' }
  | {
      kind: 'figure';
      figure: AccountFigure;
      unit: 'money' | 'rate';
      level: 'main' | 'detail';
      emphasis?: 'total';
    };

const line = (name: AccountLine): RowPlan => ({ kind: 'line', line: name });
const share = (figure: AccountFigure): RowPlan => ({
  kind: 'figure',
  figure,
  unit: 'rate',
  level: 'detail',
});
const total = (figure: AccountFigure): RowPlan => ({
  kind: 'figure',
  figure,
  unit: 'money',
  level: 'main',
  emphasis: 'total',
});

const detailedPlan: RowPlan[] = [
  line('revenue'),
  share('revenueGrowth'),
  line('otherIncome'),
  line('supplies'),
  line('personnel'),
  line('otherOperatingExpenses'),
  total('ebitda'),
  share('ebitdaMargin'),
  line('depreciationAndAmortization'),
  total('ebit'),
  line('capitalExpenditure'),
  line('inventories'),
  line('tradeReceivables'),
  line('tradePayables'),
  total('netWorkingCapital'),
  share('netWorkingCapitalToRevenue'),
];

const summaryPlan: RowPlan[] = [
  line('revenue'),
  share('revenueGrowth'),
  { kind: 'line', line: 'ebitda', emphasis: 'total' },
  share('ebitdaMargin'),
  line('depreciationAndAmortization'),
  total('ebit'),
  line('capitalExpenditure'),
  { kind: 'line', line: 'netWorkingCapital', emphasis: 'total' },
  share('netWorkingCapitalToRevenue'),
];

/** The columns of the closed years, the base year last. */
export const accountColumns = (document: ValuationDocument): GridColumn[] =>
  document.accounts.years.map(({ year }, index, years) => ({
    year,
    group: index === years.length - 1 ? 'base' : 'history',
  }));

const missingFields = (outcome: ValuationOutcome): Set<string> =>
  new Set(
    outcome.issues.filter(({ severity }) => severity === 'missing').map(({ field }) => field),
  );

const lineCells = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  name: AccountLine,
): GridCell[] => {
  const missing = missingFields(outcome);
  return document.accounts.years.map(({ year, lines }, index) => {
    const path = `accounts.years.${String(index)}.lines.${name}`;
    return {
      value: lines[name],
      unit: 'money',
      negated: isCostLine(name),
      path,
      figure: lines[name] === null ? null : figureId.account(year, name),
      tone: 'plain',
      manual: null,
      missing: missing.has(path),
    };
  });
};

const figureCells = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  name: AccountFigure,
  unit: 'money' | 'rate',
): GridCell[] =>
  document.accounts.years.map(({ year }) => {
    const id = figureId.account(year, name);
    const figure = outcome.figures[id];
    return calculatedCell(figure?.value ?? null, figure === undefined ? null : id, unit);
  });

/** The lines that only ratios need, if ratios are chosen. */
const ratioLineRows = (
  document: ValuationDocument,
  nameOf: (term: MessageDescriptor) => string,
): GridRow[] =>
  (hasRatioLines(document) ? ratioLines : []).map((name) => ({
    key: name,
    label: nameOf(valuationTerms.ratioLines[name]),
    level: 'main',
    emphasis: 'plain',
    cells: document.accounts.years.map(({ ratioLines: lines }, index) => ({
      ...calculatedCell(lines?.[name] ?? null, null, 'money', isCostLine(name)),
      path: `accounts.years.${String(index)}.ratioLines.${name}`,
    })),
  }));

/** The rows of the accounts, with the figures calculated from them. */
export const accountRows = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  nameOf: (term: MessageDescriptor) => string,
): GridRow[] => {
  const plan = document.accounts.detail === 'lines' ? detailedPlan : summaryPlan;
  const rows = plan.map((row): GridRow =>
    row.kind === 'line'
      ? {
          key: row.line,
          label: nameOf(valuationTerms.accountFigures[row.line]),
          level: 'main',
          emphasis: row.emphasis ?? 'plain',
          cells: lineCells(document, outcome, row.line),
        }
      : {
          key: row.figure,
          label: nameOf(valuationTerms.accountFigures[row.figure]),
          level: row.level,
          emphasis: row.emphasis ?? 'plain',
          cells: figureCells(document, outcome, row.figure, row.unit),
        },
  );
  return [...rows, ...ratioLineRows(document, nameOf)];
};
