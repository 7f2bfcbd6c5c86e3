import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { useSyncExternalStore } from 'react';
import { readLocalStorage } from '../storage/read-local-storage.ts';
import { writeLocalStorage } from '../storage/write-local-storage.ts';

export const sessionStorageKey = 'valia.session';

/** The stored snapshot of a session: it contains nothing secret and nothing that a right depends on. */
interface SessionSnapshot {
  userId: string;
  email: string;
  role: Role;
  expiresAt: string;
}

const knownRoles = { admin: true, advisor: true, superadmin: true, user: true } satisfies Record<
  Role,
  true
>;

const isSnapshot = (value: unknown): value is SessionSnapshot =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'email' in value &&
  typeof value.email === 'string' &&
  'role' in value &&
  typeof value.role === 'string' &&
  Object.hasOwn(knownRoles, value.role) &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string' &&
  Date.parse(value.expiresAt) > Date.now();

/** `details` arrives with the server's answer; until then, the stored snapshot represents the user. */
export type SessionState =
  | { status: 'loading' }
  | {
      status: 'signed-in';
      userId: string;
      email: string;
      role: Role;
      expiresAt: string;
      details: Session | null;
    }
  /**
   * `byChoice` means that the user signed out in this tab. `ended` means that a user was signed in here, and the server
   * no longer knows the session.
   */
  | { status: 'signed-out'; byChoice: boolean; ended: boolean };

const readSnapshot = (stored: string | null): SessionSnapshot | null => {
  if (stored === null) return null;
  try {
    const snapshot: unknown = JSON.parse(stored);
    if (!isSnapshot(snapshot)) return null;
    const { userId, email, role, expiresAt } = snapshot;
    return { userId, email, role, expiresAt };
  } catch {
    return null;
  }
};

const stateFromStorage = (): SessionState => {
  const snapshot = readSnapshot(readLocalStorage(sessionStorageKey));
  return snapshot === null
    ? { status: 'loading' }
    : { status: 'signed-in', ...snapshot, details: null };
};

let state: SessionState = stateFromStorage();
const listeners = new Set<() => void>();

const publish = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const currentSession = (): SessionState => state;

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Publishes a session from the server's answer. Other tabs follow through the stored snapshot. */
export const publishSession = (session: Session): void => {
  const { userId, email, role, expiresAt } = session;
  writeLocalStorage(sessionStorageKey, JSON.stringify({ userId, email, role, expiresAt }));
  publish({ status: 'signed-in', userId, email, role, expiresAt, details: session });
};

/** Ends the session. `byChoice` means that the user requested it, so the path back to the left page is not stored. */
export const endSession = (byChoice = false): void => {
  writeLocalStorage(sessionStorageKey, null);
  publish({ status: 'signed-out', byChoice, ended: !byChoice && state.status === 'signed-in' });
};

/** Follows the other tabs of this browser; returns the function that stops it. */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent): void => {
    // A null key means that all of the storage was cleared.
    if (event.key !== sessionStorageKey && event.key !== null) return;
    const snapshot = readSnapshot(event.key === null ? null : event.newValue);
    if (snapshot === null) {
      if (state.status !== 'signed-out')
        publish({ status: 'signed-out', byChoice: false, ended: false });
      return;
    }
    const before = state.status === 'signed-in' && state.userId === snapshot.userId ? state : null;
    publish({ status: 'signed-in', ...snapshot, details: before?.details ?? null });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, currentSession, currentSession);
