import { leadFormFields, type TypedLead } from '@valia/i18n/read-lead-form.ts';
import { keptLeadKey } from '../../../lib/page/kept-lead-key.ts';

/** Keeps what was typed over a reload of the page, in this tab alone. */
export const keepLead = (typed: TypedLead): void => {
  try {
    sessionStorage.setItem(keptLeadKey, JSON.stringify(typed));
  } catch {
    // Without storage the browser's own memory of forms is left.
  }
};

/** What was kept, once: it is personal data and stays no longer than needed. */
export const takeKeptLead = (): Partial<TypedLead> | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptLeadKey) ?? 'null');
    sessionStorage.removeItem(keptLeadKey);
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
