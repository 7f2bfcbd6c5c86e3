import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { baseYear, projectedYears } from '@valia/domain/valuation-years/account-years.ts';
import { driverCellPath, driverYearValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { pathValue } from '@valia/domain/valuation-years/driver-edits.ts';
import { calculatedCell, type GridCell, type GridColumn, type GridRow } from '../grid-model.ts';

const field = 'costOfCapital.path';

export const yearlyRateColumns = (document: ValuationDocument): GridColumn[] =>
  projectedYears(document).map((year) => ({ year, group: 'projected' }));

const rateCell = (
  document: ValuationDocument,
  { figures }: ValuationOutcome,
  year: number,
): GridCell => {
  const driver = document.costOfCapital.path;
  const value = driverYearValue(document, field, year);
  const id = figureId.projection(year, 'costOfCapital');
  const isManual = driver?.overrides.some((override) => override.year === year) ?? false;
  return {
    ...calculatedCell(value, figures[id] === undefined ? null : id, 'rate'),
    path: driverCellPath(field, year),
    tone: 'assumption',
    manual:
      driver !== undefined && isManual
        ? { calculated: pathValue(driver.path, year - baseYear(document)) }
        : null,
    missing: value === null,
  };
};

/** The rate of each projected year, typed or from its path, and the resulting discount factor. */
export const yearlyRateRows = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  nameOf: (term: MessageDescriptor) => string,
): GridRow[] => {
  const years = projectedYears(document);
  const factor = (year: number): GridCell => {
    const id = figureId.projection(year, 'discountFactor');
    const found = outcome.figures[id];
    return calculatedCell(found?.value ?? null, found === undefined ? null : id, 'factor');
  };
  const row = (key: 'costOfCapital' | 'discountFactor', cells: GridCell[]): GridRow => ({
    key,
    label: nameOf(valuationTerms.projectionLines[key]),
    level: 'main',
    emphasis: 'plain',
    cells,
  });
  return [
    row(
      'costOfCapital',
      years.map((year) => rateCell(document, outcome, year)),
    ),
    row('discountFactor', years.map(factor)),
  ];
};
