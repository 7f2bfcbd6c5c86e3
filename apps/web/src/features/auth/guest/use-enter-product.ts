import { useNavigate } from '@tanstack/react-router';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { useStartSession } from '../../../lib/session/use-start-session.ts';

/** Makes the session known to the whole page, then leads to `next` or to the dashboard. */
export const useEnterProduct = (): ((session: Session, next?: string) => Promise<void>) => {
  const navigate = useNavigate();
  const startSession = useStartSession();
  return async (session, next) => {
    await startSession(session);
    await navigate({ href: safeNextPath(next) ?? '/dashboard', replace: true });
  };
};
