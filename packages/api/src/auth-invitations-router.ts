import {
  acceptInvitationInput,
  acceptInvitationOutput,
  invitationViewSchema,
  readInvitationInput,
  registerInvitedInput,
  registerInvitedOutput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { acceptInvitation } from '@valia/services/invitations/accept-invitation.ts';
import { readInvitation } from '@valia/services/invitations/read-invitation.ts';
import { registerInvited } from '@valia/services/invitations/register-invited.ts';
import { publicProcedure, signedIn } from './procedures.ts';
import { router } from './router.ts';

/** For the holder of an invitation's link. Reading is a mutation: a query's input, the token, would be logged. */
export const authInvitationsRouter = router({
  read: publicProcedure
    .input(readInvitationInput)
    .output(invitationViewSchema)
    .mutation(({ ctx, input }) => readInvitation({ ctx, input })),
  accept: signedIn
    .input(acceptInvitationInput)
    .output(acceptInvitationOutput)
    .mutation(({ ctx, input }) => acceptInvitation({ ctx, input })),
  register: publicProcedure
    .input(registerInvitedInput)
    .output(registerInvitedOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, cookie } = await registerInvited({ ctx, input });
      ctx.sessionCookie.set(cookie.token, cookie.expiresAt);
      return { session };
    }),
});
