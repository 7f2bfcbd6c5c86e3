import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { usePageNavigate, useStartSession } from '../../../lib/page/page-frame.tsx';

/** Publishes the session to the whole page, then navigates to `next`, a page of the product, or to the dashboard. */
export const useEnterProduct = (): ((session: Session, next?: string) => Promise<void>) => {
  const go = usePageNavigate();
  const startSession = useStartSession();
  return async (session, next) => {
    await startSession(session);
    await go({ href: next ?? '/dashboard', replace: true });
  };
};
