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

/** The invitations of an organization that wait for an answer, the newest first. */
export const openInvitations = async (
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

/** Of my own organization, for its owner. */
export const listInvitations = read({
  right: 'invite-into-own-organization',
  ...withoutInput,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  output: invitationListSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const organizationId = await getOwnedOrganizationId(ctx.db, userId);
    return openInvitations(ctx.db, { organizationId, now: ctx.now });
  },
});

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
  await ctx.mail.enqueue(tx, { kind: 'invitation', invitationId: id });
  return changed(await openInvitations(tx, { organizationId, now: ctx.now }), {
    action: 'invitation.created',
    subjectType: 'invitation',
    subjectId: id,
    after: { organizationId },
  });
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
    return writeChange(ctx, async (tx) => {
      // An erasure ends the ownership first, holding the organization as well: who owns it now is not erased.
      const organizationId = await lockOwnedOrganization(tx, actor.userId);
      const invited: Invited = { organizationId, invitedBy: actor.userId, email };
      await refuseMember(tx, invited);
      return replaceOpen(tx, ctx, invited);
    });
  },
});

/** Takes an invitation of my own organization back: its link ends. */
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
    return changed(await openInvitations(tx, { organizationId, now: ctx.now }), {
      action: 'invitation.revoked',
      subjectType: 'invitation',
      subjectId: id,
      before: { organizationId },
    });
  },
});
