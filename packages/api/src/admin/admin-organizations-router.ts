import {
  actOnOrganizationInput,
  administratedOrganizationSchema,
  changeOwnerInput,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { changeOrganizationOwner } from '@valia/services/organization-administration/change-organization-owner.ts';
import { disableOrganization } from '@valia/services/organization-administration/disable-organization.ts';
import { enableOrganization } from '@valia/services/organization-administration/enable-organization.ts';
import { getOrganizationTotals } from '@valia/services/organization-administration/get-organization-totals.ts';
import { getOrganization } from '@valia/services/organization-administration/get-organization.ts';
import { listOrganizations } from '@valia/services/organization-administration/list-organizations.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

const reason = 'Lo pidió por teléfono';
const ofAnybody = { object: 'any-organization', of: 'administrator' } as const;
const actOn = taking(isAdmin, actOnOrganizationInput, {
  touches: { ...ofAnybody, level: 'write' },
  sample: ({ id }) => ({ organizationId: id, reason }),
}).output(administratedOrganizationSchema);

export const adminOrganizationsRouter = router({
  ...proceduresOf({
    list: listOrganizations,
    totals: getOrganizationTotals,
    get: getOrganization,
    ...savedViewVerbs('organizations'),
  }),
  changeOwner: taking(isAdmin, changeOwnerInput, {
    touches: { ...ofAnybody, level: 'write' },
    sample: ({ id, guest }) => ({ organizationId: id, userId: guest.id, reason }),
  })
    .output(administratedOrganizationSchema)
    .mutation(({ ctx, input }) => changeOrganizationOwner({ ctx, input })),
  disable: actOn.mutation(({ ctx, input }) => disableOrganization({ ctx, input })),
  enable: actOn.mutation(({ ctx, input }) => enableOrganization({ ctx, input })),
});
