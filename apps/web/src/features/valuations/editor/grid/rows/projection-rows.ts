import type { MessageDescriptor } from '@lingui/core';
import { driverCellPath, driverYearValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { driverAt, type DriverField } from '@valia/domain/valuation-fields/driver-fields.ts';
import { baseYear, projectedYears } from '@valia/domain/valuation-years/account-years.ts';
import { isPathUnused, pathValue } from '@valia/domain/valuation-years/driver-edits.ts';
import {
  projectionPlan,
  type ProjectionRowPlan,
} from '@valia/domain/valuation-years/projection-plan.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { accountColumns } from './account-rows.ts';
import { calculatedCell, type GridCell, type GridColumn, type GridRow } from '../grid-model.ts';

/** The columns of the closed years and the projected ones. */
export const projectionColumns = (document: ValuationDocument): GridColumn[] => [
  ...accountColumns(document),
  ...projectedYears(document).map((year): GridColumn => ({ year, group: 'projected' })),
];

const closedCell = (
  outcome: ValuationOutcome,
  { account, unit, negated = false }: ProjectionRowPlan,
  year: number,
): GridCell => {
  const id = account === null ? null : `accounts.${String(year)}.${account}`;
  const figure = id === null ? undefined : outcome.figures[id];
  return calculatedCell(figure?.value ?? null, figure === undefined ? null : id, unit, negated);
};

const projectedCell = (
  outcome: ValuationOutcome,
  { line, unit, negated = false }: ProjectionRowPlan,
  year: number,
): GridCell => {
  const id = figureId.projection(year, line);
  const figure = outcome.figures[id];
  return calculatedCell(figure?.value ?? null, figure === undefined ? null : id, unit, negated);
};

/**
 * A driver's cell in one year: editable when it is an assumption, and when the statutory rate, which can be overridden,
 * applies.
 */
const driverCell = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  row: ProjectionRowPlan,
  field: DriverField,
  year: number,
): GridCell => {
  const driver = driverAt(document, field);
  const isManual = driver?.overrides.some((override) => override.year === year) ?? false;
  const byLaw = isPathUnused(document, field) && !isManual;
  const calculated = projectedCell(outcome, row, year);
  const value = byLaw ? calculated.value : driverYearValue(document, field, year);
  const path = driver === null || byLaw ? null : driver.path;
  const fromPath =
    path === null || isPathUnused(document, field)
      ? null
      : pathValue(path, year - baseYear(document));
  return {
    ...calculated,
    value,
    path: driverCellPath(field, year),
    tone: byLaw ? 'plain' : 'assumption',
    manual: isManual ? { calculated: fromPath } : null,
    missing: value === null && !byLaw,
  };
};

/** The rows from revenue to the present value of each year's free cash flow. */
export const projectionRows = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  nameOf: (term: MessageDescriptor) => string,
): GridRow[] =>
  projectionPlan(document).map((row) => {
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
