import type { DebtItemKind } from '@valia/valuation/equity/debt-items.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const maxDebtItems = 30;

export const canAddDebtItem = ({ debtItems = [] }: ValuationDocument): boolean =>
  debtItems.length < maxDebtItems;

/** Adds an item of debt without an amount; `id` is a new UUID. */
export const addDebtItem = (
  document: ValuationDocument,
  id: string,
  kind: DebtItemKind,
): ValuationDocument =>
  canAddDebtItem(document)
    ? writeField(document, 'debtItems', [
        ...(document.debtItems ?? []),
        { id, kind, amount: null, reason: '' },
      ])
    : document;

/** Removing the last item also removes the list. */
export const removeDebtItem = (document: ValuationDocument, id: string): ValuationDocument => {
  const kept = (document.debtItems ?? []).filter((item) => item.id !== id);
  return writeField(document, 'debtItems', kept.length === 0 ? undefined : kept);
};
