import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import {
  assigneesSchema,
  listAssigneesInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';

const mostShown = 30;

/**
 * Active advisers by name, each with the number of open leads; when there are many, only those that match the search.
 */
export const listAssignees = read({
  right: 'enter-administration',
  input: listAssigneesInput,
  output: assigneesSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { search } }) => {
    const { db } = ctx;
    const pattern = searchPattern(search) ?? '%';
    const { firstName, lastName } = userProfiles;
    const rows = await db
      .select({ userId: users.id, firstName, lastName, email: users.email })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'advisor')))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          eq(users.status, 'active'),
          search === ''
            ? undefined
            : or(ilike(firstName, pattern), ilike(lastName, pattern), ilike(users.email, pattern)),
        ),
      )
      .orderBy(asc(firstName), asc(lastName), asc(users.id))
      .limit(mostShown);
    const { advisorUserId, stage } = sellBusinessLeads;
    const open = await Promise.all(
      rows.map(({ userId }) =>
        db.$count(
          sellBusinessLeads,
          and(eq(advisorUserId, userId), inArray(stage, [...openLeadStages])),
        ),
      ),
    );
    return {
      advisers: rows.map((row, at) => ({
        userId: row.userId,
        name: nameOrEmail(row),
        openLeads: open[at] ?? 0,
      })),
    };
  },
});
