import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { useGo, useStartSession } from '../../../lib/page/page-frame.tsx';

/** Makes the session known to the whole page, then leads to `next`, a page of the product, or to the dashboard. */
export const useEnterProduct = (): ((session: Session, next?: string) => Promise<void>) => {
  const go = useGo();
  const startSession = useStartSession();
  return async (session, next) => {
    await startSession(session);
    await go({ href: next ?? '/dashboard', replace: true });
  };
};
