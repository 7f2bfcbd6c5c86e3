import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  invitationListSchema,
  inviteInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { requireConfirmedEmail } from '../accounts/require-confirmed-email.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getOwnedOrganizationId } from '../organizations/get-owned-organization-id.ts';
import { lockOwnedOrganization } from '../organizations/lock-owned-organization.ts';
import type { ServiceContext } from '../service-context.ts';
import { act } from '../verbs/verb.ts';
import { openInvitations } from './list-invitations.ts';

interface Invited {
  organizationId: string;
  invitedBy: string;
  /** In lower case. */
  email: string;
}

// The members are no secret of the organization's owner: nothing else is told of the address.
const refuseMember = async (tx: Transaction, { organizationId, email }: Invited) => {
  const [member] = await tx
    .select({ id: organizationMembers.id })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(users.email, email)));
  if (member !== undefined) throw new AppError('invitation-to-member');
};

/** A second invitation takes the place of the first, whose link then ends. */
const replaceOpen = async (tx: Transaction, ctx: ServiceContext, invited: Invited) => {
  const { organizationId } = invited;
  const id = ctx.newId();
  const expiresAt = new Date(ctx.now.getTime() + linkLifetimesMs.invitation);
  await tx
    .insert(invitations)
    .values({ id, ...invited, createdAt: ctx.now, expiresAt })
    .onConflictDoUpdate({
      target: [invitations.organizationId, invitations.email],
      targetWhere: isNull(invitations.acceptedAt),
      set: { id, invitedBy: invited.invitedBy, tokenHash: null, createdAt: ctx.now, expiresAt },
    });
  await recordAudit(tx, ctx, {
    action: 'invitation.created',
    subjectType: 'invitation',
    subjectId: id,
    after: { organizationId },
  });
  await ctx.mail.enqueue(tx, { kind: 'invitation', invitationId: id });
  return openInvitations(tx, { organizationId, now: ctx.now });
};

/** Invites an address into my own organization. The answer does not tell whether anybody has an account with it. */
export const createInvitation = act({
  right: 'invite-into-own-organization',
  input: inviteInput,
  output: invitationListSchema,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  sample: () => ({ email: 'somebody.new@example.test' }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input: { email } }) => {
    requireConfirmedEmail(actor);
    // Who may not is refused before they use up what an address may get.
    await getOwnedOrganizationId(ctx.db, actor.userId);
    const uses = [
      { limit: 'invite-per-user', subject: actor.userId },
      { limit: 'invite-per-address', subject: email },
    ] as const;
    await ctx.limits.take(uses, ctx.now);
    return changeAudited(ctx, async (tx) => {
      // An erasure ends the ownership first, holding the organization as well: who owns it now is not erased.
      const organizationId = await lockOwnedOrganization(tx, actor.userId);
      const invited: Invited = { organizationId, invitedBy: actor.userId, email };
      await refuseMember(tx, invited);
      return replaceOpen(tx, ctx, invited);
    });
  },
});
