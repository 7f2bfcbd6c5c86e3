import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { overwrittenFields } from '../valuation-merge/overwritten-fields.ts';

/** The paths of what was changed between `base` and `changed` and is not so in `merged`. */
export const lostPaths = (
  base: ValuationDocument,
  changed: ValuationDocument,
  merged: ValuationDocument,
): string[] => overwrittenFields(base, changed, merged).map(({ path }) => path);
