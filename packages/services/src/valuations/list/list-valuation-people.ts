import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  type ValuationPeople,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { asc, eq } from 'drizzle-orm';
import { namesOfPeople } from '../../accounts/names-of-people.ts';
import { read } from '../../verbs/verb.ts';
import { type AccessibleValuation, loadValuation } from '../valuation-access.ts';

/** The owner and the shares of a loaded valuation, limited to what the caller may know. */
export const valuationPeople = async (
  db: Database,
  { id, ownerId, access }: Pick<AccessibleValuation, 'id' | 'ownerId' | 'access'>,
): Promise<ValuationPeople> => {
  const shares = await db
    .select({
      userId: valuationShares.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      email: users.email,
      right: valuationShares.right,
      createdAt: valuationShares.createdAt,
    })
    .from(valuationShares)
    .innerJoin(users, eq(users.id, valuationShares.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, valuationShares.userId))
    .where(eq(valuationShares.valuationId, id))
    .orderBy(asc(valuationShares.createdAt), asc(valuationShares.userId));
  const owner = await namesOfPeople(db, [ownerId]);
  return {
    owner: { userId: ownerId, name: owner.get(ownerId) ?? '' },
    access,
    shares: shares.map(({ userId, email, right, createdAt, ...person }) => ({
      userId,
      name: fullName(person),
      email: access === 'owner' ? email : null,
      right,
      since: createdAt.toISOString(),
    })),
  };
};

/** The owner of a valuation that the caller may read, and the users with a share. */
export const listValuationPeople = read({
  right: 'work-on-own-valuations',
  input: valuationIdInput,
  output: valuationPeopleSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    valuationPeople(ctx.db, await loadValuation(ctx.db, { id, userId, need: 'read' })),
});
