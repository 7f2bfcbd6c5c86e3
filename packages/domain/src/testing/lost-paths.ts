import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { overwrittenFields } from '../valuation-merge/overwritten-fields.ts';

/** The paths that were changed between `base` and `changed` and whose change is missing in `merged`. */
export const lostPaths = (
  base: ValuationDocument,
  changed: ValuationDocument,
  merged: ValuationDocument,
): string[] => overwrittenFields(base, changed, merged).map(({ path }) => path);
