import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { changeDriverKind } from '../valuation-years/driver-edits.ts';
import { driverAt, driverFields } from '../valuation-fields/driver-fields.ts';

/**
 * The document with each driver converted to the form that it has in all the others, so that only its figures differ.
 */
export const alignDriverForms = (
  document: ValuationDocument,
  ...others: readonly ValuationDocument[]
): ValuationDocument => {
  let changed = document;
  for (const field of driverFields) {
    const [kind, ...more] = others.map((other) => driverAt(other, field)?.path.kind);
    if (kind !== undefined && more.every((one) => one === kind))
      changed = changeDriverKind(changed, field, kind);
  }
  return changed;
};
