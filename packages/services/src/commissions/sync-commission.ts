import type { RequestEventKind } from '@valia/domain/collaborations/request-event-kind.ts';
import type { CommissionCause } from '@valia/domain/commissions/commission-cause.ts';
import { earningEntry } from '@valia/domain/commissions/commission-ledger.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import { advanceCommission, type CommissionContext } from './acts/advance-commission.ts';
import { makeCommission } from './acts/make-commission.ts';
import { lockCommissionOf } from './lock-commission.ts';

interface SettledRequest {
  requestId: string;
  cause: Exclude<CommissionCause, 'request-sent'>;
}

/**
 * Marks a commission as earned when its request was won, otherwise cancels it; a commission that is already further
 * changes nothing.
 */
const settle = async (
  tx: Transaction,
  ctx: CommissionContext,
  { requestId, cause }: SettledRequest,
): Promise<readonly AuditEntry[]> => {
  const row = await lockCommissionOf(tx, requestId);
  if (row?.status !== 'estimated') return [];
  const isWon = cause === 'outcome-won';
  const entry = await advanceCommission(tx, ctx, row, {
    stepId: ctx.newId(),
    kind: isWon ? 'earned' : 'cancelled',
    cause,
    reason: null,
    drafts: () => (isWon ? [earningEntry(row.id, row.amountCents)] : []),
  });
  return [entry];
};

const causes: Partial<Record<string, SettledRequest['cause']>> = {
  rejected: 'request-rejected',
  withdrawn: 'request-withdrawn',
  expired: 'request-expired',
  'outcome-confirmed won': 'outcome-won',
  'outcome-confirmed lost': 'outcome-lost',
};

/** Updates a request's commission in the transaction that moves the request. */
export const syncCommission = async (
  tx: Transaction,
  ctx: CommissionContext,
  { requestId, kind, detail }: { requestId: string; kind: RequestEventKind; detail: string | null },
): Promise<readonly AuditEntry[]> => {
  if (kind === 'sent') return makeCommission(tx, ctx, { requestId });
  const cause = causes[detail === null ? kind : `${kind} ${detail}`];
  return cause === undefined ? [] : settle(tx, ctx, { requestId, cause });
};
