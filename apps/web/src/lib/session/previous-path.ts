import { safePreviousPath } from '@valia/domain/paths/paths.ts';

let previous: string | null = null;

/** Remembers a page that was shown in this tab; pages to sign in at, or to come in by, are passed over. */
export const rememberPath = (path: string): void => {
  previous = safePreviousPath(path) ?? previous;
};

/** After a sign-out by choice there is no way back. */
export const forgetPath = (): void => {
  previous = null;
};

/** The page last shown before signing in, or null. */
export const previousPath = (): string | null => previous;
