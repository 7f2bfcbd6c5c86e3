import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { comparablesOf } from './comparable-edits.ts';
import { calculatedCell, type GridRow } from './grid-model.ts';
import { comparableColumns, comparablePath } from './paste-comparables.ts';

/** One row for each comparable, with a last cell that takes it away. */
export const comparableRows = (document: ValuationDocument): GridRow[] =>
  comparablesOf(document).map(({ id, name }, index) => ({
    key: id,
    label: name,
    level: 'main',
    emphasis: 'plain',
    cells: [
      ...comparableColumns.map((column) => ({
        ...calculatedCell(null, null, 'multiple'),
        path: comparablePath(index, column),
      })),
      calculatedCell(null, null),
    ],
  }));
