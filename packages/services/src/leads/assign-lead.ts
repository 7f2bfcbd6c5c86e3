import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  assignedLeadSchema,
  assignLeadInput,
  type AssignLeadInput,
} from '@valia/domain/leads/lead-schemas.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { notifyUser } from '../notifications/notify-user.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { change, changed, type ChangeScope, unchanged } from '../verbs/verb.ts';
import { recordLeadEvent } from './record-lead-event.ts';

const requireAdviser = async (tx: Transaction, userId: string): Promise<void> => {
  const held = await lockAccount(tx, userId);
  const [given] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  if (held?.status !== 'active' || given?.role !== 'advisor')
    throw new AppError('invalid-input', [
      { path: 'advisorUserId', code: 'person-not-found', params: {} },
    ]);
};

const tellAdviser = async (
  tx: Transaction,
  ctx: ServiceContext,
  { leadId, userId }: { leadId: string; userId: string },
): Promise<void> => {
  await notifyUser(tx, ctx, { userId, kind: 'lead-assigned', subjectId: leadId });
  await ctx.mail.enqueue(tx, { kind: 'lead-assigned', userId, leadId });
};

/** Acknowledges the events that reported the large lead as unassigned, because it now has an adviser. */
const acknowledgeValueEvents = async (
  tx: Transaction,
  ctx: ServiceContext,
  leadId: string,
): Promise<void> => {
  await tx
    .update(securityLogs)
    .set({ acknowledgedAt: ctx.now, acknowledgedBy: ctx.actor?.userId ?? null })
    .where(
      and(
        eq(securityLogs.subjectId, leadId),
        inArray(securityLogs.eventType, [
          'high_value_lead_unassigned',
          'extremely_high_value_lead',
        ]),
        isNull(securityLogs.acknowledgedAt),
      ),
    );
};

const writeAssignment = async ({
  ctx,
  tx,
  input: { leadId, from, advisorUserId },
}: ChangeScope<AssignLeadInput>) => {
  if (advisorUserId !== null) await requireAdviser(tx, advisorUserId);
  const { advisorUserId: assigned } = sellBusinessLeads;
  const seen = from === null ? isNull(assigned) : eq(assigned, from);
  const isAsSeen = and(
    eq(sellBusinessLeads.id, leadId),
    isNull(sellBusinessLeads.mergedInto),
    seen,
  );
  const written = {
    advisorUserId,
    assignedAt: advisorUserId === null ? null : ctx.now,
    version: sql`${sellBusinessLeads.version} + 1`,
    updatedAt: ctx.now,
  };
  const { id } = sellBusinessLeads;
  // Assigning a lead to its current adviser changes nothing.
  const [lead] =
    advisorUserId === from
      ? await tx.select({ id }).from(sellBusinessLeads).where(isAsSeen)
      : await tx.update(sellBusinessLeads).set(written).where(isAsSeen).returning({ id });
  if (lead === undefined) {
    const exists = await tx.$count(sellBusinessLeads, eq(sellBusinessLeads.id, leadId));
    throw new AppError(exists > 0 ? 'conflict' : 'not-found');
  }
  const value = { id: leadId, advisorUserId };
  if (advisorUserId === from) return unchanged(value);
  if (advisorUserId !== null) await acknowledgeValueEvents(tx, ctx, leadId);
  await recordLeadEvent(tx, ctx, { leadId, kind: 'assigned' });
  if (advisorUserId !== null) await tellAdviser(tx, ctx, { leadId, userId: advisorUserId });
  return changed(value, {
    action: 'lead.assigned',
    subjectType: 'lead',
    subjectId: leadId,
    before: { advisorUserId: from },
    after: { advisorUserId },
  });
};

const assignment = (object: 'lead' | 'unassigned-lead') =>
  change({
    right: 'enter-administration',
    input: assignLeadInput,
    output: assignedLeadSchema,
    touches: { object, of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ leadId: id, from: null, advisorUserId: null }),
    run: writeAssignment,
  });

/**
 * Assigns a lead to an adviser, reassigns it, or removes its adviser, and notifies the new adviser at once. When
 * several administrators act on the same version, one succeeds and the others get `conflict`.
 */
export const assignLead = assignment('lead');

/** The same assignment from the administrators' queue, where the lead is still unassigned. */
export const assignUnassignedLead = assignment('unassigned-lead');
