import type { RightsSubject } from '@valia/domain/access/role-change-refusal.ts';
import { useSession } from './session-store.ts';

/** The signed-in user with their rights; null until the server has returned these. */
export const useActor = (): RightsSubject | null => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.details === null) return null;
  return { ...session.details, status: 'active' };
};
