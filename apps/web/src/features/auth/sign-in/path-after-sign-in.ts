import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';

// The product's paths are loaded only once the user is signed in: the form's page does not need them.
const loadPaths = () =>
  loadChunk(() =>
    Promise.all([
      import('@valia/domain/paths/paths.ts'),
      import('../../../lib/session/previous-path.ts'),
    ]),
  );

/** The path after sign-in: `next` when it is a page of the product, else the page from which this user came, if any. */
export const pathAfterSignIn = async (
  next: string | undefined,
  { userId }: Pick<Session, 'userId'>,
): Promise<string | undefined> => {
  const [{ safeNextPath }, { previousPath }] = await loadPaths();
  return safeNextPath(next) ?? previousPath(userId) ?? undefined;
};
