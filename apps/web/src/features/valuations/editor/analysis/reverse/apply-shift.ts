import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { type MovableDriver, toMoveBase, moveDriver } from '@valia/valuation/moves/move-driver.ts';
import { parseReplacement } from '@valia/domain/stored-documents/parse-replacement.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';

export interface AppliedShift {
  driver: MovableDriver;
  shift: number;
  /** The label of the adjustment that changes the base year's EBITDA; `id` is a new UUID. */
  adjustment: { id: string; label: string; reason: string };
}

/** The document with a driver permanently changed; null when the document cannot store the change. */
export const applyShift = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  { driver, shift, adjustment }: AppliedShift,
): ValuationDocument | null => {
  const base = toMoveBase(document, outcome);
  if (base === null) return null;
  const moved = moveDriver(document, base, { driver, apply: 'shift', amount: shift });
  const { projection, costOfCapital, terminal, multiples } = moved;
  const adjustments = moved.adjustments.map((one) =>
    one.id === '' ? { ...one, ...adjustment } : one,
  );
  const parts = { projection, costOfCapital, terminal, multiples, adjustments };
  const checked = parseReplacement(valuationDocumentSchema, { ...document, ...parts }, document);
  return checked.success ? checked.data : null;
};
