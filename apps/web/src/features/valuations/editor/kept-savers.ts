import { currentSession, subscribeToSession } from '../../../lib/session-store.ts';
import type { DocumentSaver } from './model/document-saver.ts';

interface KeptSaver {
  saver: DocumentSaver;
  userId: string | null;
}

const kept = new Map<string, KeptSaver>();

const signedInUser = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.userId : null;
};

const warnOfUnsaved = (event: BeforeUnloadEvent): void => {
  if ([...kept.values()].some(({ saver }) => saver.hasUnsaved)) event.preventDefault();
};

const saveAll = (): void => {
  for (const { saver } of kept.values()) void saver.flush();
};

/** What one person left unsaved is neither sent nor shown under another's session. */
const dropOthers = (): void => {
  const user = signedInUser();
  if (user === null) return;
  for (const [id, { saver, userId }] of kept) {
    if (userId === user) continue;
    saver.stop();
    kept.delete(id);
  }
};

/** Keeps a valuation's saver past its editor, so that leaving or signing in again loses nothing. */
export const keepSaver = (id: string, saver: DocumentSaver): void => {
  // Adding a listener twice adds it once.
  window.addEventListener('beforeunload', warnOfUnsaved);
  window.addEventListener('online', saveAll);
  subscribeToSession(dropOthers);
  kept.set(id, { saver, userId: signedInUser() });
};

/** The saver that knows more of a valuation than the server answered: unsaved changes, or a later version. */
export const keptSaver = (id: string, version: number): DocumentSaver | null => {
  const saver = kept.get(id)?.saver;
  return saver !== undefined && (saver.hasUnsaved || saver.version > version) ? saver : null;
};
