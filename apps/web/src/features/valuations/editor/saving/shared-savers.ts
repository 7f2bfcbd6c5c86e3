import { currentSession, subscribeToSession } from '../../../../lib/session/session-store.ts';

/** An object that saves automatically, and may outlive its screen until everything is saved. */
interface Saver {
  readonly hasUnsaved: boolean;
  /** Sends unsent changes at once. */
  flush: () => unknown;
  /** Discards text that was not sent yet. */
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
  // The save is usually finished before the user answers the question.
  saveAll();
};

/** A phone may end a hidden page without notice. */
const saveHidden = (): void => {
  if (document.visibilityState === 'hidden') saveAll();
};

/** Discards another user's unsaved changes, which must be neither sent nor shown in this user's session. */
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

/** Preserves the savers of valuations after their editor closes, so that leaving or signing in again loses nothing. */
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
