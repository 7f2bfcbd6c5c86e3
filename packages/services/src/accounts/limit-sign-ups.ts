import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../service-context.ts';

/** Tells the owner of an address that somebody tried to sign up with it, at most once an hour. */
const tellOwner = async (ctx: ServiceContext, email: string): Promise<void> => {
  try {
    await ctx.limits.take([{ limit: 'account-exists-per-address', subject: email }], ctx.now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return;
    throw error;
  }
  await ctx.db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (owner !== undefined) {
      await ctx.mail.enqueue(tx, { kind: 'account-exists', userId: owner.id });
    }
  });
};

/**
 * Runs a sign-up within the limits of the caller's address range: so many that succeed, and far fewer that tell
 * whether an address is known, after which that range learns nothing of any address.
 */
export const limitSignUps = async <Result>(
  ctx: ServiceContext,
  email: string,
  signUp: () => Promise<Result>,
): Promise<Result> => {
  const subject = callerRange(ctx);
  const ofExisting = { limit: 'sign-up-of-existing-per-range', subject } as const;
  await ctx.limits.check(ofExisting, ctx.now);
  const release = await ctx.limits.take([{ limit: 'sign-up-per-range', subject }], ctx.now);
  try {
    return await signUp();
  } catch (error) {
    await release();
    if (error instanceof AppError && error.code === 'sign-up-refused') {
      await ctx.limits.take([ofExisting], ctx.now);
      await tellOwner(ctx, email);
    }
    throw error;
  }
};
