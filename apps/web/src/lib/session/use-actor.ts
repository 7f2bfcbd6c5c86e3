import type { RightsBearer } from '@valia/domain/access/role-change-refusal.ts';
import { useSession } from './session-store.ts';

/** Who acts; null until the server has said what rights they have. */
export const useActor = (): RightsBearer | null => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.details === null) return null;
  return { ...session.details, status: 'active' };
};
