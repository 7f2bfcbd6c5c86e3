import { users } from '@valia/db/schema/identity/users.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';
import {
  shareValuationInput,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { requireConfirmedEmail } from '../../accounts/require-confirmed-email.ts';
import type { Transaction } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { act } from '../../verbs/verb.ts';
import { changeOwnShares } from './change-own-shares.ts';
import { changeRight, type Share } from './change-share.ts';

const refusedAddress = (code: FieldIssueCode): AppError =>
  new AppError('invalid-input', [{ path: 'email', code, params: {} }]);

/** With whom a valuation can be shared. */
export const canBeSharedWith = and(eq(users.status, 'active'), isNotNull(users.emailConfirmedAt));

/**
 * Whoever signed up with an address without showing that it is theirs may be anybody: as good as nobody, and so is a
 * locked or erased account; one that is being erased is waited for.
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
  ctx: ServiceContext,
  { share, grantedBy }: { share: Share; grantedBy: string },
): Promise<void> => {
  const inserted = await tx
    .insert(valuationShares)
    .values({ ...share, grantedBy, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: valuationShares.userId });
  if (inserted.length === 0) {
    await changeRight(tx, ctx, share);
    return;
  }
  const { valuationId, userId, right } = share;
  await recordAudit(tx, ctx, {
    action: 'valuation.shared',
    subjectType: 'valuation',
    subjectId: valuationId,
    before: null,
    after: { userId, right },
  });
};

/**
 * Shares a valuation of mine, whose address is confirmed, with the person of an address; somebody who has it already
 * gets this right. Only so many in an hour, because the answer tells whether an address has an account.
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
    return changeOwnShares(ctx, id, async (tx, { ownerId }) => {
      const userId = await findPerson(tx, email);
      if (userId === ownerId) throw refusedAddress('already-owner');
      await addShare(tx, ctx, { share: { valuationId: id, userId, right }, grantedBy: ownerId });
    });
  },
});
