import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import type { Transaction } from '../audit/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

export interface UserAct {
  userId: string;
  action: string;
  /** What the person finds in their own history. */
  kind: AccountEventKind;
  /** In the administrator's words; empty where none is asked for. */
  reason: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes an administrator's act on an account down: for the log, for the person, and why. */
export const recordUserAct = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, action, kind, reason, before, after }: UserAct,
): Promise<void> => {
  const auditLogId = await recordAudit(tx, ctx, {
    action,
    subjectType: 'user',
    subjectId: userId,
    before: before ?? null,
    after: after ?? null,
  });
  await recordAccountEvent(tx, ctx, { userId, kind, auditLogId });
  if (reason === '') return;
  await tx.insert(auditNotes).values({ auditLogId, subjectUserId: userId, note: reason });
};
