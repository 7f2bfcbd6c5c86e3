import {
  registerInvitedInput,
  registerInvitedOutput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { acceptInvitation } from '@valia/services/invitations/accept-invitation.ts';
import { readInvitation } from '@valia/services/invitations/read-invitation.ts';
import { registerInvited } from '@valia/services/invitations/register-invited.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { publicProcedure } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { withInput } from '../procedures/with-input.ts';

/**
 * The procedures for the holder of an invitation's link. Reading is a mutation, because a query's input, here the
 * token, would be logged.
 */
export const authInvitationsRouter = router({
  ...proceduresOf({ read: readInvitation, accept: acceptInvitation }),
  register: withInput(publicProcedure, registerInvitedInput, {
    touches: { object: 'invitation-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({
      token: id,
      firstName: 'Núria',
      lastName: 'Puig',
      phone: '+34 931 234 567',
      password: 'Una-clave-nueva-7',
      termsAccepted: true,
    }),
  })
    .output(registerInvitedOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, cookie } = await registerInvited({ ctx, input });
      ctx.sessionCookie.set(cookie.token, cookie.expiresAt);
      return { session };
    }),
});
