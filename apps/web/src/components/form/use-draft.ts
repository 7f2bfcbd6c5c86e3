import { useEffect, useState } from 'react';
import { findDraft, forgetDraft, saveDraftOnEnd } from '../../lib/session/drafts.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { Fields } from './use-fields.ts';

const withDraft = <Values extends Record<keyof Values, unknown>>(
  initial: Values,
  draft: Record<string, unknown>,
): Values => {
  const known = Object.entries(draft).filter(
    ([field, value]) => typeof Reflect.get(initial, field) === typeof value,
  );
  return { ...initial, ...Object.fromEntries(known) };
};

/** What a form begins with: what its person had typed when their session ended, else what is given. */
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

/** Keeps what stands in the form over the end of the session. Once it is shown again, it is the form's alone. */
export const useStoredDraft = <Values extends Record<keyof Values, unknown>>(
  name: string,
  form: Pick<Fields<Values>, 'getValues' | 'isDirty'>,
): void => {
  const valuesOf = useStableCallback(() => (form.isDirty() ? { ...form.getValues() } : null));
  useEffect(() => {
    if (findDraft(name) !== null) forgetDraft();
    return saveDraftOnEnd(name, valuesOf);
  }, [name, valuesOf]);
};
