import { collaborationEvents } from '@valia/db/schema/network/collaboration-events.ts';
import type { RequestEventKind } from '@valia/domain/collaborations/request-event-kind.ts';
import type { RequestNotice } from '@valia/domain/mail/mail-message.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import { syncCommission } from '../commissions/sync-commission.ts';
import { notifyUser } from '../notifications/notify-user.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { RequestRow } from './requests.ts';

export interface RecordedRequestEvent {
  request: RequestRow;
  kind: RequestEventKind;
  /** The number of the snapshot that was opened. */
  number?: number;
  /** The outcome that was set or confirmed. */
  detail?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * The side that is notified of a move, in the app and by mail. The firm is not notified; it sees its requests in the
 * administration.
 */
const told: Partial<
  Record<RequestEventKind, { to: 'target' | 'sender'; news: Exclude<RequestNotice, 'message'> }>
> = {
  sent: { to: 'target', news: 'received' },
  accepted: { to: 'sender', news: 'accepted' },
  rejected: { to: 'sender', news: 'rejected' },
  withdrawn: { to: 'target', news: 'withdrawn' },
  expired: { to: 'sender', news: 'expired' },
};

const tell = async (
  tx: Transaction,
  ctx: RequestContext,
  { request, kind }: RecordedRequestEvent,
): Promise<void> => {
  const rule = told[kind];
  if (rule === undefined) return;
  const userId = rule.to === 'sender' ? request.requesterUserId : request.targetAdvisorId;
  if (userId === null) return;
  await notifyUser(tx, ctx, { userId, kind: `request-${rule.news}`, subjectId: request.id });
  await ctx.mail.enqueue(tx, {
    kind: 'request-news',
    userId,
    requestId: request.id,
    news: rule.news,
  });
};

export type RequestContext = Pick<ServiceContext, 'actor' | 'newId' | 'now' | 'requestId' | 'mail'>;

/**
 * Records everything that follows from a move of a request, in the same transaction: the line of its history, the
 * change of its commission, and the notices to the other side. Returns the audit log entries for the verb that moves
 * the request.
 */
export const recordRequestEvent = async (
  tx: Transaction,
  ctx: RequestContext,
  event: RecordedRequestEvent,
): Promise<readonly [AuditEntry, ...AuditEntry[]]> => {
  const { request, kind, number = null, detail = null, before = null, after = null } = event;
  await tx.insert(collaborationEvents).values({
    id: ctx.newId(),
    requestId: request.id,
    kind,
    actorUserId: ctx.actor?.userId ?? null,
    number,
    detail,
    createdAt: ctx.now,
  });
  await tell(tx, ctx, event);
  const entry = { action: `request.${kind}`, subjectType: 'request', subjectId: request.id };
  const ofCommission = await syncCommission(tx, ctx, { requestId: request.id, kind, detail });
  return [{ ...entry, before, after }, ...ofCommission];
};
