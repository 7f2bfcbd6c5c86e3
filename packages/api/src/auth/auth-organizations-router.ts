import {
  invitationListSchema,
  inviteInput,
  revokeInvitationInput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import {
  foundOrganizationInput,
  memberInput,
  organizationDetailsSchema,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { createInvitation } from '@valia/services/invitations/create-invitation.ts';
import { listInvitations } from '@valia/services/invitations/list-invitations.ts';
import { revokeInvitation } from '@valia/services/invitations/revoke-invitation.ts';
import { endOwnMembership } from '@valia/services/organizations/end-own-membership.ts';
import { addMissingOrganization } from '@valia/services/organizations/add-missing-organization.ts';
import { getOwnOrganization } from '@valia/services/organizations/get-own-organization.ts';
import { handOverOrganization } from '@valia/services/organizations/hand-over-organization.ts';
import { removeMember } from '@valia/services/organizations/remove-member.ts';
import { updateOrganization } from '@valia/services/organizations/update-organization.ts';
import { z } from 'zod';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

const ofOwner = { object: 'organization', of: 'owner', level: 'own' } as const;
const onMember = taking(signedIn, memberInput, {
  touches: { object: 'member', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ userId: id }),
}).output(ownOrganizationSchema);

export const authOrganizationsRouter = router({
  get: takingNothing(signedIn)
    .output(ownOrganizationSchema)
    .query(({ ctx }) => getOwnOrganization({ ctx })),
  update: taking(signedIn, organizationDetailsSchema, {
    touches: ofOwner,
    sample: () => ({
      name: 'Puig Assessors',
      taxId: null,
      email: 'somebody.new@example.test',
      phone: null,
    }),
  })
    .output(ownOrganizationSchema)
    .mutation(({ ctx, input }) => updateOrganization({ ctx, input })),
  found: taking(signedIn, foundOrganizationInput, {
    touches: null,
    sample: () => ({ name: 'Puig Assessors', taxId: null, phone: null }),
  })
    .output(ownOrganizationSchema)
    .mutation(({ ctx, input }) => addMissingOrganization({ ctx, input })),
  handOver: onMember.mutation(({ ctx, input }) => handOverOrganization({ ctx, input })),
  removeMember: onMember.mutation(({ ctx, input }) => removeMember({ ctx, input })),
  leave: takingNothing(signedIn)
    .output(z.null())
    .mutation(({ ctx }) => endOwnMembership({ ctx })),
  invitations: takingNothing(signedIn, ofOwner)
    .output(invitationListSchema)
    .query(({ ctx }) => listInvitations({ ctx })),
  invite: taking(signedIn, inviteInput, {
    touches: ofOwner,
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
