import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { changeDriverKind } from './driver-edits.ts';
import { driverAt, driverFields } from './driver-fields.ts';

/** With each driver in the form that all of these others give it: what is left to tell apart is its figures. */
export const inFormsOf = (
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
