import { changeAudited } from '../context/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isWithinLimit } from '../limits/is-within-limit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Records that a user called something without having the right; administrators are notified at most once an hour for
 * each user. The number is limited, so that a user cannot fill the log with their own refusals.
 */
export const recordAccessDenied = async (ctx: ServiceContext, procedure: string): Promise<void> => {
  const { actor } = ctx;
  if (actor === null) return;
  const subject = actor.userId;
  if (!(await isWithinLimit(ctx, { limit: 'denial-per-user', subject }))) return;
  const isNews = await isWithinLimit(ctx, { limit: 'denial-alert-per-user', subject });
  await changeAudited(ctx, async (tx) => {
    await recordAudit(tx, ctx, {
      action: 'authz.denied',
      subjectType: 'procedure',
      subjectId: procedure,
      after: { role: actor.role, globalAdmin: actor.globalAdmin },
    });
    if (isNews)
      await recordSecurityEvent(tx, ctx, {
        type: 'access_denied',
        subjectId: subject,
        detail: { procedure },
      });
  });
};
