import { useEffect, useState } from 'react';
import { findDraft, forgetDraft, saveDraftOnEnd } from '../../lib/session/drafts.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { FormFields } from './use-form-fields.ts';

const withDraft = <Values extends Record<keyof Values, unknown>>(
  initial: Values,
  draft: Record<string, unknown>,
): Values => {
  const known = Object.entries(draft).filter(
    ([field, value]) => typeof Reflect.get(initial, field) === typeof value,
  );
  return { ...initial, ...Object.fromEntries(known) };
};

/** The initial values of a form: what the user had typed when their session ended, else the given ones. */
export const useDraft = <Values extends Record<keyof Values, unknown>>(
  name: string,
  initial: Values,
): Values => {
  const [begun] = useState(() => {
    const draft = findDraft(name);
    return draft === null ? initial : withDraft(initial, draft);
  });
  return begun;
};

/** Stores the form's values when the session ends. Once the form shows a stored draft again, the draft is deleted. */
export const useStoredDraft = <Values extends Record<keyof Values, unknown>>(
  name: string,
  form: Pick<FormFields<Values>, 'getValues' | 'isDirty'>,
): void => {
  const valuesOf = useStableCallback(() => (form.isDirty() ? { ...form.getValues() } : null));
  useEffect(() => {
    if (findDraft(name) !== null) forgetDraft();
    return saveDraftOnEnd(name, valuesOf);
  }, [name, valuesOf]);
};
