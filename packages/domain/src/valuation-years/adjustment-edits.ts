import type { ValuationDocument } from '../valuations/valuation-document.ts';

export const mostAdjustments = 30;

export const canAddAdjustment = (document: ValuationDocument): boolean =>
  document.adjustments.length < mostAdjustments;

/** One more normalisation, empty; `id` is a fresh UUID. */
export const addAdjustment = (document: ValuationDocument, id: string): ValuationDocument =>
  canAddAdjustment(document)
    ? {
        ...document,
        adjustments: [
          ...document.adjustments,
          { id, line: 'personnel', label: '', reason: '', amounts: [] },
        ],
      }
    : document;

export const removeAdjustment = (document: ValuationDocument, id: string): ValuationDocument => ({
  ...document,
  adjustments: document.adjustments.filter((adjustment) => adjustment.id !== id),
});
