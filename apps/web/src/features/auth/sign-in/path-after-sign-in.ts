import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';

// The addresses of the product come once somebody is in: the page of the form does without.
const loadPaths = () =>
  loadChunk(() =>
    Promise.all([
      import('@valia/domain/paths/paths.ts'),
      import('../../../lib/session/previous-path.ts'),
    ]),
  );

/** Where signing in leads: to `next` when it is a page of the product, else to the page this person came from, if any. */
export const pathAfterSignIn = async (
  next: string | undefined,
  { userId }: Pick<Session, 'userId'>,
): Promise<string | undefined> => {
  const [{ safeNextPath }, { previousPath }] = await loadPaths();
  return safeNextPath(next) ?? previousPath(userId) ?? undefined;
};
