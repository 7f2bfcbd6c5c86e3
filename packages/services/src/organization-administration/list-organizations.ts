import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  listOrganizationsInput,
  type OrganizationFilter,
  organizationPageSchema,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { and, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { cutPage, type ListFilter, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import {
  organizationKeyset,
  selectAdministratedOrganizations,
  toAdministratedOrganization,
} from './administrated-organizations.ts';

const pattern = sql.placeholder('pattern');

/** Organizations found by their own data or by their members; each table is searched by its own index. */
const found = sql`(
  select ${organizations.id} from ${organizations}
  where ${or(
    ilike(organizations.name, pattern),
    ilike(organizations.email, pattern),
    ilike(organizations.companyId, pattern),
  )}
  union all select ${organizationMembers.organizationId} from ${organizationMembers}
  where ${inArray(
    organizationMembers.userId,
    sql`(select ${users.id} from ${users} where ${ilike(users.email, pattern)}
      union all select ${userProfiles.userId} from ${userProfiles}
      where ${or(ilike(userProfiles.firstName, pattern), ilike(userProfiles.lastName, pattern))})`,
  )})`;

const hasTeam = sql`exists (select 1 from organization_members m
  where m.organization_id = ${organizations.id} and m.role = 'member')`;

const when = (
  isAsked: (asked: OrganizationFilter) => boolean,
  where: ListFilter<OrganizationFilter>['where'],
): ListFilter<OrganizationFilter> => ({
  values: (asked) => (isAsked(asked) ? {} : null),
  where,
});

const filters: Readonly<Record<string, ListFilter<OrganizationFilter>>> = {
  search: {
    values: ({ search }) => (search === '' ? null : { pattern: searchPattern(search) }),
    where: () => inArray(organizations.id, found),
    isPlannedAnew: true,
  },
  // Closed organizations are listed only when the filter requests them.
  open: when(
    ({ status }) => status === null,
    () => isNull(organizations.archivedAt),
  ),
  active: when(
    ({ status }) => status === 'active',
    () => and(isNull(organizations.archivedAt), isNull(organizations.disabledAt)),
  ),
  disabled: when(
    ({ status }) => status === 'disabled',
    () => and(isNull(organizations.archivedAt), isNotNull(organizations.disabledAt)),
  ),
  archived: when(
    ({ status }) => status === 'archived',
    () => isNotNull(organizations.archivedAt),
  ),
  team: when(
    ({ team }) => team === true,
    () => hasTeam,
  ),
  alone: when(
    ({ team }) => team === false,
    () => sql`not ${hasTeam}`,
  ),
};

export const organizationList = preparedListRead({
  keyset: organizationKeyset,
  filters,
  select: (builder, { place, where, orderBy, limit }) =>
    selectAdministratedOrganizations(builder, place)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of the organizations that match the filter. */
export const listOrganizations = read({
  right: 'enter-administration',
  input: listOrganizationsInput,
  output: organizationPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { sort, direction, cursor, limit, ...filter } }) => {
    const page = { sort, direction, cursor, limit };
    const { rows, nextCursor } = cutPage(await organizationList.rows(ctx.db, filter, page), page);
    return { items: rows.map(toAdministratedOrganization), nextCursor };
  },
});
