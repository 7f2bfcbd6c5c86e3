import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, eq, sql } from 'drizzle-orm';

const ids = sql`any(${sql.placeholder('ids')}::uuid[])`;

// The ids appear twice because a plan that joins by the user alone would read all profiles, whatever the ids.
const peopleQuery = preparedRead((builder) =>
  builder
    .select({
      id: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.userId, users.id), sql`${userProfiles.userId} = ${ids}`),
    )
    .where(sql`${users.id} = ${ids}`),
);

const leadsQuery = preparedRead((builder) =>
  builder
    .select({ id: sellBusinessLeads.id, name: sellBusinessLeads.companyName })
    .from(sellBusinessLeads)
    .where(sql`${sellBusinessLeads.id} = ${ids}`),
);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The names of users and the company names of leads, by id. Other ids have no entry. */
export const namesOfSubjects = async (
  db: Database,
  subjectIds: readonly (string | null)[],
): Promise<Map<string, string>> => {
  const asked = new Set(subjectIds.filter((id) => id !== null && uuid.test(id)));
  if (asked.size === 0) return new Map();
  const people = await peopleQuery(db, { ids: `{${[...asked].join(',')}}` });
  const names = new Map(people.map(({ id, ...given }) => [id, nameOrEmail(given)] as const));
  const others = [...asked].filter((id) => id !== null && !names.has(id));
  const leads = others.length === 0 ? [] : await leadsQuery(db, { ids: `{${others.join(',')}}` });
  for (const { id, name } of leads) names.set(id, name);
  return names;
};
