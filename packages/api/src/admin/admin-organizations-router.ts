import {
  changeOrganizationOwner,
  disableOrganization,
  enableOrganization,
  getOrganizationTotals,
} from '@valia/services/organization-administration/administrated-organization-verbs.ts';
import { getOrganization } from '@valia/services/organization-administration/get-organization.ts';
import { listOrganizations } from '@valia/services/organization-administration/list-organizations.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminOrganizationsRouter = router(
  proceduresOf({
    list: listOrganizations,
    totals: getOrganizationTotals,
    get: getOrganization,
    ...savedViewVerbs('organizations'),
    changeOwner: changeOrganizationOwner,
    disable: disableOrganization,
    enable: enableOrganization,
  }),
);
