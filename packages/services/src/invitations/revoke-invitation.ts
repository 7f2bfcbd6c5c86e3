import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  invitationListSchema,
  revokeInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOwnedOrganization } from '../organizations/lock-owned-organization.ts';
import { act } from '../verbs/verb.ts';
import { openInvitations } from './list-invitations.ts';

/** Takes an invitation of my own organization back: its link ends. */
export const revokeInvitation = act({
  right: 'invite-into-own-organization',
  input: revokeInvitationInput,
  output: invitationListSchema,
  touches: { object: 'invitation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    changeAudited(ctx, async (tx) => {
      const organizationId = await lockOwnedOrganization(tx, userId);
      const removed = await tx
        .delete(invitations)
        .where(
          and(
            eq(invitations.id, id),
            eq(invitations.organizationId, organizationId),
            isNull(invitations.acceptedAt),
          ),
        )
        .returning({ id: invitations.id });
      if (removed.length === 0) throw new AppError('not-found');
      await recordAudit(tx, ctx, {
        action: 'invitation.revoked',
        subjectType: 'invitation',
        subjectId: id,
        before: { organizationId },
      });
      return openInvitations(tx, { organizationId, now: ctx.now });
    }),
});
