import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { previousPath } from '../../../lib/session/previous-path.ts';

/** Where signing in leads: to `next` when it is a page of the product, else to the page one came from, if any. */
export const pathAfterSignIn = (next: string | undefined): string | undefined =>
  safeNextPath(next) ?? previousPath() ?? undefined;
