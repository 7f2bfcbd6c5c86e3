import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { sql } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';

/** How many organizations there are of each kind, and how many people in them. */
export const getOrganizationTotals = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OrganizationTotals> => {
  requireAdministrator(ctx, 'enter-administration');
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const { archivedAt, disabledAt } = organizations;
  const [row] = await ctx.db
    .select({
      active: countWhere(sql`${archivedAt} is null and ${disabledAt} is null`),
      disabled: countWhere(sql`${archivedAt} is null and ${disabledAt} is not null`),
      archived: countWhere(sql`${archivedAt} is not null`),
    })
    .from(organizations);
  const members = await ctx.db.$count(organizationMembers);
  return { active: 0, disabled: 0, archived: 0, ...row, members };
};
