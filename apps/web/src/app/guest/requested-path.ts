import { loadChunk } from '../../lib/page/load-chunk.ts';

const firstSafe = async (...asked: readonly unknown[]): Promise<string | null> => {
  if (asked.every((path) => typeof path !== 'string')) return null;
  const { safeNextPath } = await loadChunk(() => import('@valia/domain/paths/paths.ts'));
  return asked.map(safeNextPath).find((path) => path !== null) ?? null;
};

/** The `next` parameter of the URL, unchecked. */
export const nextPathInUrl = (): string | null => new URLSearchParams(location.search).get('next');

/** The path after sign-in, from the URL; null when the URL has none, or one that is no page of the product. */
const pathAsked = (): Promise<string | null> => firstSafe(nextPathInUrl());

/** The result of `pathAsked`, else the page that this user came from. */
export const requestedPathOrPrevious = async (userId: string): Promise<string | null> => {
  const asked = await pathAsked();
  if (asked !== null) return asked;
  const { previousPath } = await loadChunk(() => import('../../lib/session/previous-path.ts'));
  return previousPath(userId);
};

/** The path after sign-in from the URL, else the page from which the app's guard redirected here. */
export const requestedPathOrGuarded = (): Promise<string | null> => {
  const kept: unknown = history.state;
  const from = typeof kept === 'object' && kept !== null && 'from' in kept ? kept.from : null;
  return firstSafe(nextPathInUrl(), from);
};
