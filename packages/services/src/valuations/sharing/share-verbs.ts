import { users } from '@valia/db/schema/identity/users.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';
import {
  changeShareInput,
  revokeShareInput,
  type ShareRight,
  shareValuationInput,
  type ValuationPeople,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { requireConfirmedEmail } from '../../accounts/require-confirmed-email.ts';
import type { Transaction } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { act, change, type Changed, changed, unchanged, writeChange } from '../../verbs/verb.ts';
import { valuationPeople } from '../list/list-valuation-people.ts';
import { type AccessibleValuation, loadValuation } from '../valuation-access.ts';

interface Share {
  valuationId: string;
  userId: string;
  right: ShareRight;
}

/** The row of one user's share of one valuation. */
export const isShare = ({ valuationId, userId }: Omit<Share, 'right'>) =>
  and(eq(valuationShares.valuationId, valuationId), eq(valuationShares.userId, userId));

/** Returns the valuation's shares after a change of them. */
const withPeople = async (
  tx: Transaction,
  valuation: AccessibleValuation,
  { entries }: Changed<unknown>,
): Promise<Changed<ValuationPeople>> => ({ value: await valuationPeople(tx, valuation), entries });

/** Sets the right of a user who has a share; returns whether there is one. */
const changeRight = async (tx: Transaction, share: Share): Promise<Changed<boolean>> => {
  const [current] = await tx
    .select({ right: valuationShares.right })
    .from(valuationShares)
    .where(isShare(share))
    .for('update');
  if (!current) return unchanged(false);
  const { valuationId, userId, right } = share;
  if (current.right === right) return unchanged(true);
  await tx.update(valuationShares).set({ right }).where(isShare(share));
  return changed(true, {
    action: 'valuation.share-changed',
    subjectType: 'valuation',
    subjectId: valuationId,
    before: { userId, right: current.right },
    after: { userId, right },
  });
};

/** Changes a user's right on a valuation of the caller; `not-found` for a user without a share. */
export const changeShare = change({
  right: 'share-own-valuations',
  input: changeShareInput,
  output: valuationPeopleSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id, guest }) => ({ id, personId: guest.id, right: 'read' }),
  run: async ({ actor: { userId }, tx, input: { id, personId, right } }) => {
    const valuation = await loadValuation(tx, { id, userId, need: 'own' });
    const part = await changeRight(tx, { valuationId: id, userId: personId, right });
    if (!part.value) throw new AppError('not-found');
    return withPeople(tx, valuation, part);
  },
});

/** Revokes a share of a valuation of the caller; revoking it again returns the same answer. */
export const revokeShare = change({
  right: 'share-own-valuations',
  input: revokeShareInput,
  output: valuationPeopleSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id, guest }) => ({ id, personId: guest.id }),
  run: async ({ actor: { userId }, tx, input: { id, personId } }) => {
    const valuation = await loadValuation(tx, { id, userId, need: 'own' });
    const [revoked] = await tx
      .delete(valuationShares)
      .where(isShare({ valuationId: id, userId: personId }))
      .returning({ right: valuationShares.right });
    const people = await valuationPeople(tx, valuation);
    if (!revoked) return unchanged(people);
    return changed(people, {
      action: 'valuation.share-taken-back',
      subjectType: 'valuation',
      subjectId: id,
      before: { userId: personId, right: revoked.right },
      after: null,
    });
  },
});

const refusedAddress = (code: FieldIssueCode): AppError =>
  new AppError('invalid-input', [{ path: 'email', code, params: {} }]);

/** The users with whom a valuation can be shared. */
export const canBeSharedWith = and(eq(users.status, 'active'), isNotNull(users.emailConfirmedAt));

/**
 * The user with this email address. A user with an unconfirmed address could be anybody, so they count as missing, and
 * so does a locked or erased account. The query waits for an erasure that is in progress.
 */
const findPerson = async (tx: Transaction, email: string): Promise<string> => {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), canBeSharedWith))
    .for('share');
  if (!person) throw refusedAddress('person-not-found');
  return person.id;
};

const addShare = async (
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  { share, grantedBy }: { share: Share; grantedBy: string },
): Promise<Changed<unknown>> => {
  const inserted = await tx
    .insert(valuationShares)
    .values({ ...share, grantedBy, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: valuationShares.userId });
  if (inserted.length === 0) return changeRight(tx, share);
  const { valuationId, userId, right } = share;
  return changed(true, {
    action: 'valuation.shared',
    subjectType: 'valuation',
    subjectId: valuationId,
    before: null,
    after: { userId, right },
  });
};

/**
 * Shares a valuation of the caller, whose own email address must be confirmed, with the user of an address; an existing
 * share gets the new right. Limited per hour, because the answer reveals whether an address has an account.
 */
export const shareValuation = act({
  right: 'share-own-valuations',
  input: shareValuationInput,
  output: valuationPeopleSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id, guest }) => ({ id, email: guest.email, right: 'read' }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input: { id, email, right } }) => {
    requireConfirmedEmail(actor);
    await ctx.limits.take([{ limit: 'share-per-user', subject: actor.userId }], ctx.now);
    return writeChange(ctx, async (tx) => {
      const valuation = await loadValuation(tx, { id, userId: actor.userId, need: 'own' });
      const { ownerId } = valuation;
      const userId = await findPerson(tx, email);
      if (userId === ownerId) throw refusedAddress('already-owner');
      const share = { valuationId: id, userId, right };
      return withPeople(tx, valuation, await addShare(tx, ctx, { share, grantedBy: ownerId }));
    });
  },
});
