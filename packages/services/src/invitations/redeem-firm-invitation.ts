import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { redeemInvitation } from './get-invitation-of-link.ts';

/** Uses an invitation by the firm, which does not belong to an organization; returns the audit log entry. */
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
