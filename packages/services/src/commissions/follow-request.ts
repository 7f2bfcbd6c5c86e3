import type { CommissionCause } from '@valia/domain/commissions/commission-cause.ts';
import { earningEntry } from '@valia/domain/commissions/commission-ledger.ts';
import type { Transaction } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';
import { holdCommissionOf } from './held-commissions.ts';
import { takeCommissionStep } from './take-commission-step.ts';

const [won, lost] = [
  ['lead-won', 'outcome-won'],
  [
    'lead-lost',
    'outcome-lost',
    'request-rejected',
    'request-withdrawn',
    'request-expired',
  ],
] as const satisfies readonly (readonly CommissionCause[])[];

/**
 * What becomes of a request's commission in the transaction that settles the request: it is earned when the lead or the
 * confirmed outcome is won, and cancelled when nothing can come of it. Nothing happens to one that is further already.
 */
export const followRequest = async (
  tx: Transaction,
  ctx: ServiceContext,
  { requestId, cause }: { requestId: string; cause: (typeof won | typeof lost)[number] },
): Promise<void> => {
  const row = await holdCommissionOf(tx, requestId);
  if (row?.status !== 'estimated') return;
  const isWon = won.some((one) => one === cause);
  await takeCommissionStep(tx, ctx, row, {
    stepId: ctx.newId(),
    kind: isWon ? 'earned' : 'cancelled',
    cause,
    reason: null,
    drafts: () => (isWon ? [earningEntry(row.id, row.amountCents)] : []),
  });
};
