import {
  memberInput,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { createInvitation } from '@valia/services/invitations/create-invitation.ts';
import { listInvitations } from '@valia/services/invitations/list-invitations.ts';
import { revokeInvitation } from '@valia/services/invitations/revoke-invitation.ts';
import { addMissingOrganization } from '@valia/services/organizations/add-missing-organization.ts';
import { endOwnMembership } from '@valia/services/organizations/end-own-membership.ts';
import { getOwnOrganization } from '@valia/services/organizations/get-own-organization.ts';
import { handOverOrganization } from '@valia/services/organizations/hand-over-organization.ts';
import { removeMember } from '@valia/services/organizations/remove-member.ts';
import { updateOrganization } from '@valia/services/organizations/update-organization.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';
const onMember = taking(signedIn, memberInput, {
  touches: { object: 'member', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ userId: id }),
}).output(ownOrganizationSchema);

export const authOrganizationsRouter = router({
  ...proceduresOf({
    get: getOwnOrganization,
    update: updateOrganization,
    found: addMissingOrganization,
    leave: endOwnMembership,
    invitations: listInvitations,
    invite: createInvitation,
    revokeInvitation,
  }),
  handOver: onMember.mutation(({ ctx, input }) => handOverOrganization({ ctx, input })),
  removeMember: onMember.mutation(({ ctx, input }) => removeMember({ ctx, input })),
});
