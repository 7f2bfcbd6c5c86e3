import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import type {
  RequestCommission,
  RequestCounterpart,
  RequestItem,
} from '@valia/domain/collaborations/request-schemas.ts';
import { firmAnswerDueAt } from '@valia/domain/collaborations/request-status.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import type { RequestRow } from '../requests/requests.ts';

/** The columns of a request that lists select, with the user on the other side. */
export const requestItemColumns = {
  id: requests.id,
  version: requests.version,
  type: requests.type,
  companyName: requests.companyName,
  requesterUserId: requests.requesterUserId,
  targetAdvisorId: requests.targetAdvisorId,
  status: requests.status,
  createdAt: requests.createdAt,
  expiresAt: requests.expiresAt,
  decidedAt: requests.decidedAt,
  outcome: requests.outcome,
  outcomeConfirmedAt: requests.outcomeConfirmedAt,
  snapshotId: requests.snapshotId,
  valuationId: requests.valuationId,
} as const;

export const counterpartColumns = {
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  company: userProfiles.company,
} as const;

type ItemRow = Pick<RequestRow, keyof typeof requestItemColumns>;
interface CounterpartRow {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
}

const counterpartOf = (
  userId: string | null,
  person: CounterpartRow | undefined,
): RequestCounterpart =>
  userId === null
    ? { kind: 'firm' }
    : {
        kind: 'person',
        userId,
        name: person ? fullName(person) : '',
        company: person?.company ?? null,
      };

/** `isSent` is true when the caller is the sender; the other side is then the target. */
export const toRequestItem = (
  row: ItemRow,
  {
    isSent,
    person,
    commission = null,
  }: {
    isSent: boolean;
    person: CounterpartRow | undefined;
    commission?: RequestCommission | null | undefined;
  },
): RequestItem => {
  const isPending = row.status === 'pending';
  const dueAt = isPending && row.targetAdvisorId === null ? firmAnswerDueAt(row.createdAt) : null;
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    companyName: row.companyName,
    counterpart: counterpartOf(isSent ? row.targetAdvisorId : row.requesterUserId, person),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: isPending ? (row.expiresAt?.toISOString() ?? null) : null,
    dueAt: dueAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    outcome: row.outcome,
    isOutcomeConfirmed: row.outcomeConfirmedAt !== null,
    hasValuation: row.snapshotId !== null,
    valuationId: isSent ? row.valuationId : null,
    commission: isSent ? commission : null,
  };
};
