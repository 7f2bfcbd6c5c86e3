import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { unaudited } from '../audit/change-audited.ts';
import type { Actor, ServiceContext } from '../service-context.ts';

const dayMs = 86_400_000;

const requests = [
  { companyName: 'Bodegas Armentero, S.L.', status: 'pending', daysAgo: 4, toFirm: true },
  { companyName: 'Ferretería Hontanar, S.A.', status: 'pending', daysAgo: 9, toFirm: false },
  { companyName: 'Conservas Valdeorza, S.L.', status: 'accepted', daysAgo: 20, toFirm: true },
  {
    companyName: 'Clínica Dental Montearra, S.L.P.',
    status: 'accepted',
    daysAgo: 52,
    toFirm: false,
  },
  { companyName: 'Textiles Ornaque, S.L.', status: 'rejected', daysAgo: 71, toFirm: false },
] as const;

/** Requests that Marta sent. */
export const fillDemoCollaborations = async (
  { db, now, newId }: ServiceContext,
  { marta, jordi }: { marta: Actor; jordi: Actor },
): Promise<void> => {
  const tx = unaudited(db, 'fills-the-demo');
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx.insert(advisorCollaborationRequests).values(
    requests.map(({ companyName, status, daysAgo, toFirm }) => ({
      id: newId(),
      requesterUserId: marta.userId,
      targetAdvisorId: toFirm ? null : jordi.userId,
      companyName,
      status,
      createdAt: before(daysAgo),
      decidedAt: status === 'pending' ? null : before(daysAgo - 1),
      outcome: status === 'accepted' ? ('open' as const) : null,
    })),
  );
};
