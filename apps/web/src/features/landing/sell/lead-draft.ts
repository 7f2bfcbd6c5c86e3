import { leadFormFields, type TypedLead } from '@valia/i18n/read-lead-form.ts';
import { leadDraftKey } from '../../../lib/page/lead-draft-key.ts';

/** Keeps what was typed over a reload of the page, in this tab alone. */
export const saveLeadDraft = (typed: TypedLead): void => {
  try {
    sessionStorage.setItem(leadDraftKey, JSON.stringify(typed));
  } catch {
    // Without storage the browser's own memory of forms is left.
  }
};

/** What was kept, once: it is personal data and stays no longer than needed. */
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
