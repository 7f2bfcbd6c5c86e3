import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { redeemInvitation } from './get-invitation-of-link.ts';

/** Uses up an invitation by the firm, which leads into no organization; answers what the audit log is to say. */
export const redeemFirmInvitation = async (
  tx: Transaction,
  ctx: ServiceContext,
  { id, userId }: { id: string; userId: string },
): Promise<AuditEntry> => {
  await redeemInvitation(tx, ctx, { id, userId });
  return {
    action: 'invitation.accepted',
    subjectType: 'invitation',
    subjectId: id,
    actorUserId: userId,
    after: { userId },
  };
};
