import { safePreviousPath } from '@valia/domain/paths/paths.ts';
import { findLastPath, saveLastPath } from './last-path.ts';
import { currentSession } from './session-store.ts';

/** Remembers a page that was shown in this tab; pages to sign in at, or to come in by, are passed over. */
export const rememberPath = (path: string): void => {
  const safe = safePreviousPath(path);
  if (safe === null) return;
  const session = currentSession();
  saveLastPath({ path: safe, userId: session.status === 'signed-in' ? session.userId : null });
};

/** After a sign-out by choice there is no way back. */
export const forgetPath = (): void => saveLastPath(null);

/** The page last shown before this person signs in, also by another load of the page; never another person's. */
export const previousPath = (userId: string): string | null => {
  const kept = findLastPath();
  if (kept === null || (kept.userId !== null && kept.userId !== userId)) return null;
  return safePreviousPath(kept.path);
};
