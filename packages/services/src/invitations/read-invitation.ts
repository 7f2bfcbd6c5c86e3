import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  invitationViewSchema,
  readInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import { act } from '../verbs/verb.ts';
import { getInvitationOfLink } from './get-invitation-of-link.ts';

/**
 * The content of an invitation's page, for the holder of its link, who can read the mail of the invited email address.
 */
export const readInvitation = act({
  right: 'anybody',
  input: readInvitationInput,
  output: invitationViewSchema,
  touches: { object: 'invitation-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, input: { token } }) => {
    const invitation = await getInvitationOfLink(ctx, token);
    const { email, organizationName, invitedBy, expiresAt } = invitation;
    const [inviter] = await ctx.db
      .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
      .from(userProfiles)
      .where(eq(userProfiles.userId, invitedBy));
    const accounts = await ctx.db.$count(users, eq(users.email, email));
    return {
      email,
      organizationName,
      inviterName: inviter ? fullName(inviter) : '',
      expiresAt: expiresAt.toISOString(),
      hasAccount: accounts > 0,
    };
  },
});
