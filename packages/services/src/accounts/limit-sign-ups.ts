import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { changeUnaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import { isWithinLimit } from '../limits/is-within-limit.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Notifies the owner of an email address that somebody tried to sign up with it, at most once an hour. */
const tellOwner = async (ctx: ServiceContext, email: string): Promise<void> => {
  if (!(await isWithinLimit(ctx, { limit: 'account-exists-per-address', subject: email }))) return;
  await changeUnaudited(ctx, 'prepares-a-mail', async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (owner !== undefined) {
      await ctx.mail.enqueue(tx, { kind: 'account-exists', userId: owner.id });
    }
  });
};

/**
 * Runs a sign-up within the limits of the caller's IP range: one for successes, and a far lower one for answers that
 * reveal whether an address is known; beyond that, the range learns nothing. Each attempt uses both limits until its
 * kind is known, so parallel attempts reveal no more.
 */
export const limitSignUps = async <Result>(
  ctx: ServiceContext,
  email: string,
  signUp: () => Promise<Result>,
): Promise<Result> => {
  const subject = callerRange(ctx);
  const take = (limit: 'sign-up-of-existing-per-range' | 'sign-up-per-range') =>
    ctx.limits.take([{ limit, subject }], ctx.now);
  const releaseExisting = await take('sign-up-of-existing-per-range');
  try {
    const releaseNew = await take('sign-up-per-range');
    const result = await signUp().catch(async (error: unknown) => {
      await releaseNew();
      throw error;
    });
    await releaseExisting();
    return result;
  } catch (error) {
    const isKnown = error instanceof AppError && error.code === 'sign-up-refused';
    await (isKnown ? tellOwner(ctx, email) : releaseExisting());
    throw error;
  }
};
