import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import type { AccessibleValuation } from './valuation-access.ts';

/** What the editor needs of a row. */
export const toValuation = (
  row: AccessibleValuation,
  snapshot: Valuation['snapshot'],
): Valuation => ({
  ...toValuationSummary(row),
  document: row.document,
  snapshot,
  access: row.access,
  archived: row.archivedAt !== null,
});
