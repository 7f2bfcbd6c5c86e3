import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import {
  adviserChoicesSchema,
  findAdvisersInput,
} from '@valia/domain/administration/panel-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { searchPattern } from '../../lists/search-pattern.ts';
import { read } from '../../verbs/verb.ts';

const mostOffered = 20;

/**
 * Advisers to whom a lead can be assigned: those who were active most recently, or those whose name or practice matches
 * the search.
 */
export const findAdvisers = read({
  right: 'enter-administration',
  input: findAdvisersInput,
  output: adviserChoicesSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { search } }) => {
    const pattern = searchPattern(search);
    const { firstName, lastName, company, city } = userProfiles;
    const stages = sql.join(
      openLeadStages.map((stage) => sql`${stage}`),
      sql`, `,
    );
    const rows = await ctx.db
      .select({
        userId: users.id,
        email: users.email,
        firstName,
        lastName,
        city,
        openLeads: sql<number>`(select count(*) from ${sellBusinessLeads} as own
        where own.advisor_user_id = ${users.id} and own.stage in (${stages}))`.mapWith(Number),
      })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'advisor')))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          inArray(users.status, ['active']),
          pattern === null
            ? undefined
            : or(
                ...[firstName, lastName, company, users.email].map((column) =>
                  ilike(column, pattern),
                ),
              ),
        ),
      )
      .orderBy(desc(users.lastAccessAt))
      .limit(mostOffered);
    return {
      advisers: rows.map(({ email, firstName: first, lastName: last, ...adviser }) => ({
        ...adviser,
        name: nameOrEmail({ firstName: first, lastName: last, email }),
      })),
    };
  },
});
