import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import {
  type AccountFigure,
  figureId,
  type FigureUnit,
  type ProjectionLine,
} from '@valia/valuation/figure.ts';
import type { DriverName } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { accountColumns } from './account-rows.ts';
import { baseYear, projectedYears } from './account-years.ts';
import { driverCellPath, driverYear } from './cell-paths.ts';
import { pathValue } from './driver-edits.ts';
import { calculatedCell, type GridCell, type GridColumn, type GridRow } from './grid-model.ts';

interface RowPlan {
  line: ProjectionLine;
  /** What the closed years show in this row. */
  account: AccountFigure | null;
  unit: FigureUnit;
  driver?: DriverName;
  negated?: boolean;
  emphasis?: 'total' | 'result';
}

const plan: RowPlan[] = [
  { line: 'revenue', account: 'revenue', unit: 'money', emphasis: 'total' },
  { line: 'revenueGrowth', account: 'revenueGrowth', unit: 'rate', driver: 'revenueGrowth' },
  { line: 'ebitda', account: 'normalisedEbitda', unit: 'money', emphasis: 'total' },
  { line: 'ebitdaMargin', account: 'normalisedEbitdaMargin', unit: 'rate', driver: 'ebitdaMargin' },
  {
    line: 'depreciationAndAmortization',
    account: 'depreciationAndAmortization',
    unit: 'money',
    negated: true,
  },
  {
    line: 'depreciationToRevenue',
    account: 'depreciationToRevenue',
    unit: 'rate',
    driver: 'depreciationToRevenue',
  },
  { line: 'ebit', account: 'normalisedEbit', unit: 'money', emphasis: 'total' },
  { line: 'tax', account: null, unit: 'money', negated: true },
  { line: 'taxRate', account: null, unit: 'rate', driver: 'taxRate' },
  { line: 'capitalExpenditure', account: 'capitalExpenditure', unit: 'money', negated: true },
  {
    line: 'capitalExpenditureToRevenue',
    account: 'capitalExpenditureToRevenue',
    unit: 'rate',
    driver: 'capitalExpenditureToRevenue',
  },
  { line: 'changeInNetWorkingCapital', account: null, unit: 'money', negated: true },
  {
    line: 'netWorkingCapitalToRevenue',
    account: 'netWorkingCapitalToRevenue',
    unit: 'rate',
    driver: 'netWorkingCapitalToRevenue',
  },
  { line: 'freeCashFlowToFirm', account: null, unit: 'money', emphasis: 'result' },
  { line: 'discountFactor', account: null, unit: 'factor' },
  { line: 'presentValue', account: null, unit: 'money' },
];

/** The closed years and the projected ones. */
export const projectionColumns = (document: ValuationDocument): GridColumn[] => [
  ...accountColumns(document),
  ...projectedYears(document).map((year): GridColumn => ({ year, group: 'projected' })),
];

const closedCell = (outcome: ValuationOutcome, row: RowPlan, year: number): GridCell => {
  const id = row.account === null ? null : figureId.account(year, row.account);
  const figure = id === null ? undefined : outcome.figures[id];
  return calculatedCell(
    figure?.value ?? null,
    figure === undefined ? null : id,
    row.unit,
    row.negated ?? false,
  );
};

const driverCell = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  row: RowPlan,
  name: DriverName,
  year: number,
): GridCell => {
  const driver = document.projection.drivers[name];
  const manual = driver.overrides.some((override) => override.year === year);
  const value = driverYear(document, name, year);
  const id = figureId.projection(year, row.line);
  return {
    value,
    unit: row.unit,
    negated: false,
    path: driverCellPath(name, year),
    figure: outcome.figures[id] === undefined ? null : id,
    tone: 'assumption',
    manual: manual ? { calculated: pathValue(driver.path, year - baseYear(document)) } : null,
    missing: value === null,
  };
};

const projectedCell = (outcome: ValuationOutcome, row: RowPlan, year: number): GridCell => {
  const id = figureId.projection(year, row.line);
  const figure = outcome.figures[id];
  return calculatedCell(
    figure?.value ?? null,
    figure === undefined ? null : id,
    row.unit,
    row.negated ?? false,
  );
};

/** The rows from revenue to the present value of each year's free cash flow. */
export const projectionRows = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  nameOf: (term: MessageDescriptor) => string,
): GridRow[] =>
  plan.map((row) => {
    const { driver } = row;
    const closed = document.accounts.years.map(({ year }) => closedCell(outcome, row, year));
    const projected = projectedYears(document).map((year) =>
      driver === undefined
        ? projectedCell(outcome, row, year)
        : driverCell(document, outcome, row, driver, year),
    );
    return {
      key: row.line,
      label: nameOf(valuationTerms.projectionLines[row.line]),
      level: driver === undefined ? 'main' : 'detail',
      emphasis: row.emphasis ?? 'plain',
      cells: [...closed, ...projected],
    };
  });
