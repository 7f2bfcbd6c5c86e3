import {
  invitationListSchema,
  inviteInput,
  revokeInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { createInvitation } from '@valia/services/invitations/create-invitation.ts';
import { listInvitations } from '@valia/services/invitations/list-invitations.ts';
import { revokeInvitation } from '@valia/services/invitations/revoke-invitation.ts';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';
import { router } from './router.ts';

export const authOrganizationsRouter = router({
  invitations: signedIn
    .input(noInput)
    .output(invitationListSchema)
    .query(({ ctx }) => listInvitations({ ctx })),
  invite: signedIn
    .input(inviteInput)
    .output(invitationListSchema)
    .mutation(({ ctx, input }) => createInvitation({ ctx, input })),
  revokeInvitation: signedIn
    .input(revokeInvitationInput)
    .output(invitationListSchema)
    .mutation(({ ctx, input }) => revokeInvitation({ ctx, input })),
});
