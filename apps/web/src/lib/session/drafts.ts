import { readInTab, writeInTab } from '../storage/tab-storage.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

const storageKey = 'valia.draft';

type Values = Record<string, unknown>;

/** What stood in an open form when its person's session ended. */
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

/** What was typed into this form before the session of this very person ended; null for anybody else. */
export const findDraft = (form: string): Values | null => {
  const draft = readInTab(storageKey);
  return isDraft(draft) && draft.form === form && draft.userId === signedInUser()
    ? draft.values
    : null;
};

export const forgetDraft = (): void => writeInTab(storageKey, null);

/** Nobody else meets in this tab what somebody typed. */
export const forgetDraftOfOthers = (userId: string): void => {
  const draft = readInTab(storageKey);
  if (draft !== null && !(isDraft(draft) && draft.userId === userId)) forgetDraft();
};

/**
 * Keeps what a form holds when its person's session ends, unless they end it themselves. Answers the way to stop.
 * `valuesOf` answers null for a form in which nothing was typed.
 */
export const saveDraftOnEnd = (form: string, valuesOf: () => Values | null): (() => void) => {
  let known = signedInUser();
  return subscribeToSession(() => {
    const [left, session] = [known, currentSession()];
    known = signedInUser();
    if (left === null || session.status !== 'signed-out' || session.byChoice) return;
    const values = valuesOf();
    if (values !== null) writeInTab(storageKey, { form, userId: left, values } satisfies Draft);
  });
};
