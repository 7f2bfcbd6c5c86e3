import { randomUUID } from 'node:crypto';
import type { advisorCollaborationRequests } from '../schema/network/advisor-collaboration-requests.ts';

type RequestRow = typeof advisorCollaborationRequests.$inferInsert;

/** A new request to the firm, with the values given by the test. */
export const requestRow = (
  given: Partial<RequestRow> & Pick<RequestRow, 'requesterUserId'>,
): RequestRow => {
  const companyName = given.companyName ?? 'Distribuciones de Ejemplo, S.L.';
  const status = given.status ?? 'pending';
  const createdAt = given.createdAt ?? new Date();
  return {
    id: randomUUID(),
    companyName,
    companySortKey: companyName.toLowerCase(),
    expectedValueCents: 272_000_000,
    status,
    createdAt,
    ...(status === 'pending' ? {} : { decidedAt: createdAt }),
    ...(status === 'accepted' ? { outcome: 'open' as const } : {}),
    ...given,
  };
};
