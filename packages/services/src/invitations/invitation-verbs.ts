import type { Database } from '@valia/db/client.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type InvitationList,
  invitationListSchema,
  inviteInput,
  revokeInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { requireConfirmedEmail } from '../accounts/require-confirmed-email.ts';
import type { Transaction } from '../context/change-audited.ts';
import {
  lockOwnedOrganization,
  getOwnedOrganizationId,
} from '../organizations/lock-owned-organization.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act, change, changed, read, writeChange } from '../verbs/verb.ts';

const mostShown = 100;

/** The unanswered invitations of an organization, the newest first. */
export const pendingInvitations = async (
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<InvitationList> => {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(mostShown);
  return {
    invitations: rows.map(({ id, email, createdAt, expiresAt }) => ({
      id,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
};

/** The invitations of the caller's organization, for its owner. */
export const listInvitations = read({
  right: 'invite-into-own-organization',
  ...withoutInput,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  output: invitationListSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const organizationId = await getOwnedOrganizationId(ctx.db, userId);
    return pendingInvitations(ctx.db, { organizationId, now: ctx.now });
  },
});

interface Invited {
  organizationId: string;
  invitedBy: string;
  /** The invited email address, in lower case. */
  email: string;
}

// Refuses the email address of a member. The owner knows the members anyway; nothing else about an address is
// revealed.
const refuseMember = async (tx: Transaction, { organizationId, email }: Invited) => {
  const [member] = await tx
    .select({ id: organizationMembers.id })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(users.email, email)));
  if (member !== undefined) throw new AppError('invitation-to-member');
};

/** A second invitation replaces the first one, whose link stops working. */
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
  await ctx.mail.enqueue(tx, { kind: 'invitation', invitationId: id });
  return changed(await pendingInvitations(tx, { organizationId, now: ctx.now }), {
    action: 'invitation.created',
    subjectType: 'invitation',
    subjectId: id,
    after: { organizationId },
  });
};

/**
 * Invites an email address into the caller's organization. The answer does not reveal whether the address has an
 * account.
 */
export const createInvitation = act({
  right: 'invite-into-own-organization',
  input: inviteInput,
  output: invitationListSchema,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  sample: () => ({ email: 'somebody.new@example.test' }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input: { email } }) => {
    requireConfirmedEmail(actor);
    // A caller who may not invite is refused here, before the call uses up the address's limit.
    await getOwnedOrganizationId(ctx.db, actor.userId);
    const uses = [
      { limit: 'invite-per-user', subject: actor.userId },
      { limit: 'invite-per-address', subject: email },
    ] as const;
    await ctx.limits.take(uses, ctx.now);
    return writeChange(ctx, async (tx) => {
      // An erasure locks the organization too and ends the ownership first, so a user who still owns it is not
      // erased.
      const organizationId = await lockOwnedOrganization(tx, actor.userId);
      const invited: Invited = { organizationId, invitedBy: actor.userId, email };
      await refuseMember(tx, invited);
      return replaceOpen(tx, ctx, invited);
    });
  },
});

/** Revokes an invitation of the caller's organization; its link stops working. */
export const revokeInvitation = change({
  right: 'invite-into-own-organization',
  input: revokeInvitationInput,
  output: invitationListSchema,
  touches: { object: 'invitation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, tx, input: { id } }) => {
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
    return changed(await pendingInvitations(tx, { organizationId, now: ctx.now }), {
      action: 'invitation.revoked',
      subjectType: 'invitation',
      subjectId: id,
      before: { organizationId },
    });
  },
});
