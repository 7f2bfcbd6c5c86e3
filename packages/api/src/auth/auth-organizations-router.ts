import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from '@valia/services/invitations/invitation-verbs.ts';
import { getOwnOrganization } from '@valia/services/organizations/get-own-organization.ts';
import {
  addMissingOrganization,
  endOwnMembership,
  handOverOrganization,
  removeMember,
  updateOrganization,
} from '@valia/services/organizations/own-organization-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authOrganizationsRouter = router(
  proceduresOf({
    get: getOwnOrganization,
    update: updateOrganization,
    found: addMissingOrganization,
    leave: endOwnMembership,
    invitations: listInvitations,
    invite: createInvitation,
    revokeInvitation,
    handOver: handOverOrganization,
    removeMember,
  }),
);
