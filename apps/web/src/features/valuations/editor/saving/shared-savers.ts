import { currentSession, subscribeToSession } from '../../../../lib/session/session-store.ts';

/** What saves something by itself, and may be left before it is through. */
interface Saver {
  readonly hasUnsaved: boolean;
  /** Sends at once what is not sent yet. */
  flush: () => unknown;
  /** Gives up what is not sent yet. */
  stop: () => void;
}

interface KeptSaver<Kept extends Saver> {
  saver: Kept;
  userId: string | null;
}

const shelves: Map<string, KeptSaver<Saver>>[] = [];

export const signedInUser = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.userId : null;
};

const saveAll = (): void => {
  for (const kept of shelves) for (const { saver } of kept.values()) saver.flush();
};

const warnOfUnsaved = (event: BeforeUnloadEvent): void => {
  const isUnsaved = shelves.some((kept) =>
    [...kept.values()].some(({ saver }) => saver.hasUnsaved),
  );
  if (!isUnsaved) return;
  event.preventDefault();
  // Mostly through before the question is answered.
  saveAll();
};

/** A phone ends a page that is out of sight without asking. */
const saveHidden = (): void => {
  if (document.visibilityState === 'hidden') saveAll();
};

/** What one person left unsaved is neither sent nor shown under another's session. */
const dropOthers = (): void => {
  const user = signedInUser();
  if (user === null) return;
  for (const kept of shelves) {
    for (const [id, { saver, userId }] of kept) {
      if (userId === user) continue;
      saver.stop();
      kept.delete(id);
    }
  }
};

/** Keeps the savers of valuations past their editor, so that leaving or signing in again loses nothing. */
export const sharedSavers = <Kept extends Saver>() => {
  const kept = new Map<string, KeptSaver<Kept>>();
  shelves.push(kept);
  return {
    keep: (id: string, saver: Kept): void => {
      // Adding a listener twice adds it once.
      window.addEventListener('beforeunload', warnOfUnsaved);
      window.addEventListener('online', saveAll);
      document.addEventListener('visibilitychange', saveHidden);
      subscribeToSession(dropOthers);
      kept.set(id, { saver, userId: signedInUser() });
    },
    find: (id: string): Kept | null => kept.get(id)?.saver ?? null,
  };
};
