import type { NormalisableLine } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const maxAdjustments = 30;

export const canAddAdjustment = (document: ValuationDocument): boolean =>
  document.adjustments.length < maxAdjustments;

/** The common normalisations, each with the line of the accounts that it corrects. */
export const adjustmentKinds = {
  partnersPay: 'personnel',
  familyPay: 'personnel',
  rentToPartners: 'otherOperatingExpenses',
  vehicles: 'otherOperatingExpenses',
  personalExpenses: 'otherOperatingExpenses',
  oneOffCost: 'otherOperatingExpenses',
  oneOffIncome: 'otherIncome',
} as const satisfies Readonly<Record<string, NormalisableLine>>;
export type AdjustmentKind = keyof typeof adjustmentKinds;

/** Adds a normalisation, empty except for what its kind determines; `id` is a new UUID. */
export const addAdjustment = (
  document: ValuationDocument,
  id: string,
  { line, label }: { line: NormalisableLine; label: string } = { line: 'personnel', label: '' },
): ValuationDocument =>
  canAddAdjustment(document)
    ? {
        ...document,
        adjustments: [...document.adjustments, { id, line, label, reason: '', amounts: [] }],
      }
    : document;

export const removeAdjustment = (document: ValuationDocument, id: string): ValuationDocument => ({
  ...document,
  adjustments: document.adjustments.filter((adjustment) => adjustment.id !== id),
});
