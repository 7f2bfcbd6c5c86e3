import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { type MovableDriver, moveBaseOf, moveDriver } from '@valia/valuation/moves/move-driver.ts';
import { parseOver } from '@valia/domain/stored-documents/parse-over.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';

export interface AppliedShift {
  driver: MovableDriver;
  shift: number;
  /** How the adjustment is named that moves the base year's EBITDA; `id` is a fresh UUID. */
  adjustment: { id: string; label: string; reason: string };
}

/** The document with a driver moved for good; null where it could not be kept so. */
export const applyShift = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  { driver, shift, adjustment }: AppliedShift,
): ValuationDocument | null => {
  const base = moveBaseOf(document, outcome);
  if (base === null) return null;
  const moved = moveDriver(document, base, { driver, apply: 'shift', amount: shift });
  const { projection, costOfCapital, terminal, multiples } = moved;
  const adjustments = moved.adjustments.map((one) =>
    one.id === '' ? { ...one, ...adjustment } : one,
  );
  const parts = { projection, costOfCapital, terminal, multiples, adjustments };
  const checked = parseOver(valuationDocumentSchema, { ...document, ...parts }, document);
  return checked.success ? checked.data : null;
};
