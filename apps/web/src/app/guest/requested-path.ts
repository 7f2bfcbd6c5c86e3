import { loadChunk } from '../../lib/page/load-chunk.ts';

const firstSafe = async (...asked: readonly unknown[]): Promise<string | null> => {
  if (asked.every((path) => typeof path !== 'string')) return null;
  const { safeNextPath } = await loadChunk(() => import('@valia/domain/paths/paths.ts'));
  return asked.map(safeNextPath).find((path) => path !== null) ?? null;
};

/** What the address says, unchecked. */
export const nextInAddress = (): string | null => new URLSearchParams(location.search).get('next');

/** Where the address says that signing in leads; null where it says nothing, or no page of the product. */
const pathAsked = (): Promise<string | null> => firstSafe(nextInAddress());

/** As `pathAsked`, else the page that this person came from. */
export const requestedPathOrPrevious = async (userId: string): Promise<string | null> => {
  const asked = await pathAsked();
  if (asked !== null) return asked;
  const { previousPath } = await loadChunk(() => import('../../lib/session/previous-path.ts'));
  return previousPath(userId);
};

/** As `pathAsked`, else where the app's guard led here from. */
export const requestedPathOrLeft = (): Promise<string | null> => {
  const kept: unknown = history.state;
  const from = typeof kept === 'object' && kept !== null && 'from' in kept ? kept.from : null;
  return firstSafe(nextInAddress(), from);
};
