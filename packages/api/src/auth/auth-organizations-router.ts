import {
  invitationListSchema,
  inviteInput,
  revokeInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { createInvitation } from '@valia/services/invitations/create-invitation.ts';
import { listInvitations } from '@valia/services/invitations/list-invitations.ts';
import { revokeInvitation } from '@valia/services/invitations/revoke-invitation.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authOrganizationsRouter = router({
  invitations: takingNothing(signedIn, { object: 'organization', of: 'owner', level: 'own' })
    .output(invitationListSchema)
    .query(({ ctx }) => listInvitations({ ctx })),
  invite: taking(signedIn, inviteInput, {
    touches: { object: 'organization', of: 'owner', level: 'own' },
    sample: () => ({ email: 'somebody.new@example.test' }),
    asksConfirmedEmail: true,
  })
    .output(invitationListSchema)
    .mutation(({ ctx, input }) => createInvitation({ ctx, input })),
  revokeInvitation: taking(signedIn, revokeInvitationInput, {
    touches: { object: 'invitation', of: 'owner', level: 'own' },
    sample: ({ id }) => ({ id }),
  })
    .output(invitationListSchema)
    .mutation(({ ctx, input }) => revokeInvitation({ ctx, input })),
});
