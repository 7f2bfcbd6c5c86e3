import { safePreviousPath } from '@valia/domain/paths/paths.ts';
import { findLastPath, saveLastPath } from './last-path.ts';
import { currentSession } from './session-store.ts';

/** Stores a page that was shown in this tab; sign-in pages and entry pages are ignored. */
export const rememberPath = (path: string): void => {
  const safe = safePreviousPath(path);
  if (safe === null) return;
  const session = currentSession();
  saveLastPath({ path: safe, userId: session.status === 'signed-in' ? session.userId : null });
};

/** Forgets the page, because after a voluntary sign-out there is no return to it. */
export const forgetPath = (): void => saveLastPath(null);

/** The page shown last before this user signs in, even before a reload; never another user's page. */
export const previousPath = (userId: string): string | null => {
  const kept = findLastPath();
  if (kept === null || (kept.userId !== null && kept.userId !== userId)) return null;
  return safePreviousPath(kept.path);
};
