import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import type { CommissionCause } from '@valia/domain/commissions/commission-cause.ts';
import { ledgerBalance, type DraftEntry } from '@valia/domain/commissions/commission-ledger.ts';
import type { CommissionStepKind } from '@valia/domain/commissions/commission-status.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import type { AuditEntry } from '../../audit/record-audit.ts';
import { notifyUser } from '../../notifications/notify-user.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { addLedgerEntries, lockLedger } from '../ledger/add-ledger-entries.ts';
import type { CommissionRow } from '../lock-commission.ts';

export type CommissionContext = Pick<ServiceContext, 'actor' | 'newId' | 'now' | 'requestId'>;

export interface CommissionAdvanced {
  stepId: string;
  kind: CommissionStepKind;
  cause: CommissionCause | null;
  reason: string | null;
  /** The columns of the commission that change in addition to its status. */
  change?: Partial<Pick<CommissionRow, CommissionReckoning>>;
  /** Called once the ledger is locked. */
  drafts?: () => DraftEntry[] | Promise<DraftEntry[]>;
}

type CommissionReckoning =
  | 'amountCents'
  | 'baseKind'
  | 'baseCents'
  | 'rate'
  | 'bands'
  | 'tierFromCents'
  | 'tierToCents'
  | 'dueAt';

const told: Partial<Record<CommissionStepKind, NotificationKind>> = {
  earned: 'commission-earned',
  approved: 'commission-approved',
  paid: 'commission-paid',
  cancelled: 'commission-cancelled',
  reversed: 'commission-reversed',
};

/**
 * One step of a locked commission: its status, its ledger entries, its history, and a notice. Returns the audit log
 * entries.
 */
export const advanceCommission = async (
  tx: Transaction,
  ctx: CommissionContext,
  row: CommissionRow,
  { stepId, kind, cause, reason, change = {}, drafts = () => [] }: CommissionAdvanced,
): Promise<AuditEntry> => {
  const { id: commissionId, recipientUserId } = row;
  await lockLedger(tx, recipientUserId);
  const added = await drafts();
  const next = { ...row, ...change };
  const status = kind === 'corrected' ? row.status : kind;
  await tx.insert(commissionSteps).values({
    id: stepId,
    commissionId,
    kind,
    cause,
    reason,
    actorUserId: cause === null ? (ctx.actor?.userId ?? null) : null,
    amountCents: kind === 'paid' ? -ledgerBalance(added) : next.amountCents,
    baseKind: next.baseKind,
    baseCents: next.baseCents,
    rate: next.rate,
    bands: next.bands,
    at: ctx.now,
  });
  const entries = await addLedgerEntries(tx, ctx, { recipientUserId, stepId, drafts: added });
  await tx
    .update(commissions)
    .set({
      ...change,
      status,
      ...(status === row.status ? {} : { statusSince: ctx.now }),
      version: row.version + 1,
    })
    .where(eq(commissions.id, commissionId));
  const notice = told[kind];
  if (notice !== undefined)
    await notifyUser(tx, ctx, { userId: recipientUserId, kind: notice, subjectId: commissionId });
  return {
    action: `commission.${kind}`,
    subjectType: 'commission',
    subjectId: commissionId,
    before: { status: row.status, amountCents: Number(row.amountCents) },
    after: {
      status,
      amountCents: Number(next.amountCents),
      entries: entries.map(({ id, seal }) => ({ id, seal })),
    },
  };
};
