import { leadFormFields, type TypedLead } from '@valia/i18n/read-lead-form.ts';
import { leadDraftKey } from '../../../lib/page/lead-draft-key.ts';

/** Stores the typed values across a reload of the page, only in this tab. */
export const saveLeadDraft = (typed: TypedLead): void => {
  try {
    sessionStorage.setItem(leadDraftKey, JSON.stringify(typed));
  } catch {
    // Ignored: without storage, the browser's own form restoration remains.
  }
};

/** Returns the stored values once: they are personal data, and are not stored longer than needed. */
export const restoreLeadDraft = (): Partial<TypedLead> | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(leadDraftKey) ?? 'null');
    sessionStorage.removeItem(leadDraftKey);
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = leadFormFields.flatMap((field) => {
      const value: unknown = Reflect.get(kept, field);
      return typeof value === 'string' ? [[field, value] as const] : [];
    });
    return Object.fromEntries(fields);
  } catch {
    return null;
  }
};
