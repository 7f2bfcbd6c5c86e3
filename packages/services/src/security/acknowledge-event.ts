import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  AcknowledgeEventInput,
  SecurityEventItem,
} from '@valia/domain/security/security-event-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { forgetAlertBadge } from '../alerts/alert-badge.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadSecurityEvent } from './security-events.ts';

/** Says that an administrator knows of an event; it leaves the badge. `conflict` when another one did already. */
export const acknowledgeEvent = async ({
  ctx,
  input: { id, note },
}: {
  ctx: ServiceContext;
  input: AcknowledgeEventInput;
}): Promise<SecurityEventItem> => {
  const { userId } = requireAdministrator(ctx, 'enter-administration');
  const event = await changeAudited(ctx, async (tx) => {
    const [known] = await tx
      .update(securityLogs)
      .set({
        acknowledgedAt: ctx.now,
        acknowledgedBy: userId,
        note: note === '' ? null : note,
        tellingDue: null,
      })
      .where(and(eq(securityLogs.id, id), isNull(securityLogs.acknowledgedAt)))
      .returning({ eventType: securityLogs.eventType });
    if (known === undefined) {
      const exists = await tx.$count(securityLogs, eq(securityLogs.id, id));
      throw new AppError(exists > 0 ? 'conflict' : 'not-found');
    }
    await recordAudit(tx, ctx, {
      action: 'security.acknowledged',
      subjectType: 'security-event',
      subjectId: id,
      before: { eventType: known.eventType },
    });
    return loadSecurityEvent(tx, id);
  });
  forgetAlertBadge(ctx.db);
  return event;
};
