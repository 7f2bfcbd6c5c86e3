import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { commissionBands } from '@valia/domain/commissions/commission-rule.ts';
import type { CommissionItem } from '@valia/domain/commissions/commission-schemas.ts';
import { nextCommissionStep } from '@valia/domain/commissions/next-commission-step.ts';
import type { InferSelectModel } from 'drizzle-orm';

const request = advisorCollaborationRequests;

/** The columns of a commission and of its request; the query has to join the request. */
export const commissionColumns = {
  id: commissions.id,
  requestId: commissions.requestId,
  version: commissions.version,
  companyName: request.companyName,
  requestType: commissions.requestType,
  targetAdvisorId: request.targetAdvisorId,
  status: commissions.status,
  statusSince: commissions.statusSince,
  amountCents: commissions.amountCents,
  baseKind: commissions.baseKind,
  baseCents: commissions.baseCents,
  rate: commissions.rate,
  bands: commissions.bands,
  tierFromCents: commissions.tierFromCents,
  tierToCents: commissions.tierToCents,
  dueAt: commissions.dueAt,
  createdAt: commissions.createdAt,
  requestStatus: request.status,
  requestedAt: request.createdAt,
  expiresAt: request.expiresAt,
};

type Commission = InferSelectModel<typeof commissions>;
type Request = InferSelectModel<typeof advisorCollaborationRequests>;
export type ShownCommission = Pick<
  Commission,
  | 'id'
  | 'requestId'
  | 'version'
  | 'requestType'
  | 'status'
  | 'statusSince'
  | 'amountCents'
  | 'baseKind'
  | 'baseCents'
  | 'rate'
  | 'bands'
  | 'tierFromCents'
  | 'tierToCents'
  | 'dueAt'
  | 'createdAt'
> &
  Pick<Request, 'companyName' | 'targetAdvisorId' | 'expiresAt'> & {
    requestStatus: Request['status'];
    requestedAt: Date;
  };

export const toCommissionItem = (row: ShownCommission): CommissionItem => {
  const { id, requestId, version, companyName, requestType, status, dueAt } = row;
  const isToFirm = row.targetAdvisorId === null;
  const next = nextCommissionStep({
    status,
    dueAt,
    request: {
      status: row.requestStatus,
      isToFirm,
      createdAt: row.requestedAt,
      expiresAt: row.expiresAt,
    },
  });
  return {
    id,
    requestId,
    version,
    companyName,
    requestType,
    isToFirm,
    status,
    statusSince: row.statusSince.toISOString(),
    amountCents: Number(row.amountCents),
    formula: {
      baseKind: row.baseKind,
      baseCents: Number(row.baseCents),
      rate: row.rate,
      bands: commissionBands(row),
      tierFromCents: Number(row.tierFromCents),
      tierToCents: row.tierToCents === null ? null : Number(row.tierToCents),
    },
    dueAt: dueAt?.toISOString() ?? null,
    next,
    createdAt: row.createdAt.toISOString(),
  };
};
