import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { organizationPageSchema } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { listOrganizationsInput } from '@valia/domain/organizations/organization-list-inputs.ts';
import { organizationList } from '@valia/domain/organizations/organization-list.ts';
import { and, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { filterWhen, listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import {
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

const { archivedAt, disabledAt } = organizations;

const parts = listParts<typeof organizationList>(organizationList, {
  columns: { created: organizations.createdAt, name: sql`lower(${organizations.name})` },
  own: {
    status: [
      filterWhen(
        ({ status }) => status === null,
        () => isNull(archivedAt),
      ),
      filterWhen(
        ({ status }) => status === 'active',
        () => and(isNull(archivedAt), isNull(disabledAt)),
      ),
      filterWhen(
        ({ status }) => status === 'disabled',
        () => and(isNull(archivedAt), isNotNull(disabledAt)),
      ),
      filterWhen(
        ({ status }) => status === 'archived',
        () => isNotNull(archivedAt),
      ),
    ],
    team: [
      filterWhen(
        ({ team }) => team === true,
        () => hasTeam,
      ),
      filterWhen(
        ({ team }) => team === false,
        () => sql`not ${hasTeam}`,
      ),
    ],
  },
  search: {
    values: (text) => ({ pattern: searchPattern(text) }),
    where: () => inArray(organizations.id, found),
  },
  tie: { column: organizations.id, kind: 'uuid' },
});

export const organizationRows = preparedListRead({
  ...parts,
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
    const { rows, nextCursor } = cutPage(await organizationRows.rows(ctx.db, filter, page), page);
    return { items: rows.map(toAdministratedOrganization), nextCursor };
  },
});
