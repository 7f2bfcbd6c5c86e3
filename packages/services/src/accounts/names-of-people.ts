import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { inArray } from 'drizzle-orm';

/** The full names of these users, by id. A user without a profile has no entry. */
export const namesOfPeople = async (
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: userProfiles.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.userId, fullName(row)]));
};
