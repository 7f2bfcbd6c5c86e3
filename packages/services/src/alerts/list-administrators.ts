import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

const most = 200;

/** The administrators who can receive alerts: the active ones, by name. */
export const listAdministrators = async (
  db: Database,
): Promise<{ userId: string; name: string; email: string }[]> => {
  const holders = sql`(select ${userRoles.userId} from ${userRoles}
    where ${userRoles.role} in ('admin', 'superadmin')
    union select ${globalAdmins.userId} from ${globalAdmins})`;
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(users.id, holders), eq(users.status, 'active')))
    .orderBy(asc(users.email))
    .limit(most);
  return rows.map(({ userId, email, ...names }) => {
    const name = fullName(names);
    return { userId, email, name: name === '' ? email : name };
  });
};
