import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { readRowCounts } from '../administration/read-row-counts.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';

/** How many organizations there are of each kind, and how many people in them. */
export const getOrganizationTotals = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OrganizationTotals> => {
  requireAdministrator(ctx, 'enter-administration');
  const counts = await readRowCounts(ctx.db);
  return {
    active: counts.of('organizations', 'active').count,
    disabled: counts.of('organizations', 'disabled').count,
    archived: counts.of('organizations', 'archived').count,
    members: counts.of('organization_members', 'all').count,
  };
};
