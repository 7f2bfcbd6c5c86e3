import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import {
  inviteUserInput,
  userInvitedSchema,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { act, changed, writeChange } from '../verbs/verb.ts';

/**
 * Invites an email address to the platform with a role. A second invitation replaces the first one, whose link stops
 * working. An address with an account is refused; this reveals nothing, because administrators see all accounts anyway.
 */
export const inviteUser = act({
  right: 'enter-administration',
  input: inviteUserInput,
  output: userInvitedSchema,
  touches: null,
  sample: ({ guest }) => ({ email: `new-${guest.email}`, role: 'user' }),
  run: async ({ ctx, actor: { userId }, input: { email, role } }) => {
    await ctx.limits.take([{ limit: 'invite-per-address', subject: email }], ctx.now);
    return writeChange(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      if ((await tx.$count(users, eq(users.email, email))) > 0)
        throw new AppError('account-exists');
      const id = ctx.newId();
      const expiresAt = new Date(ctx.now.getTime() + linkLifetimesMs.invitation);
      const fresh = { id, role, invitedBy: userId, tokenHash: null, createdAt: ctx.now, expiresAt };
      await tx
        .insert(invitations)
        .values({ ...fresh, organizationId: null, email })
        .onConflictDoUpdate({
          target: invitations.email,
          targetWhere: sql`accepted_at is null and organization_id is null`,
          set: fresh,
        });
      await ctx.mail.enqueue(tx, { kind: 'invitation', invitationId: id });
      return changed(
        { expiresAt: expiresAt.toISOString() },
        {
          action: 'invitation.created',
          subjectType: 'invitation',
          subjectId: id,
          after: { role },
        },
      );
    });
  },
});
