import { readTabStorage, writeTabStorage } from '../storage/tab-storage.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

const storageKey = 'valia.draft';

type Values = Record<string, unknown>;

/** The values of an open form when its user's session ended. */
interface Draft {
  form: string;
  userId: string;
  values: Values;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  'userId' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

const signedInUser = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.userId : null;
};

/** The values typed into this form before this same user's session ended; null for any other user. */
export const findDraft = (form: string): Values | null => {
  const draft = readTabStorage(storageKey);
  return isDraft(draft) && draft.form === form && draft.userId === signedInUser()
    ? draft.values
    : null;
};

export const forgetDraft = (): void => writeTabStorage(storageKey, null);

/** Deletes another user's draft, so that nobody else sees in this tab what they typed. */
export const forgetDraftOfOthers = (userId: string): void => {
  const draft = readTabStorage(storageKey);
  if (draft !== null && !(isDraft(draft) && draft.userId === userId)) forgetDraft();
};

/**
 * Stores a form's values when its user's session ends, unless the user signs out. Returns the function that stops it.
 * `valuesOf` returns null for a form in which nothing was typed.
 */
export const saveDraftOnEnd = (form: string, valuesOf: () => Values | null): (() => void) => {
  let known = signedInUser();
  return subscribeToSession(() => {
    const [left, session] = [known, currentSession()];
    known = signedInUser();
    if (left === null || session.status !== 'signed-out' || session.byChoice) return;
    const values = valuesOf();
    if (values !== null)
      writeTabStorage(storageKey, { form, userId: left, values } satisfies Draft);
  });
};
