import { unaudited } from '../context/change-audited.ts';
import { isWithinLimit } from '../limits/is-within-limit.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Notifies the administrators that somebody is guessing a user's codes. */
const tellOfGuesses = async (ctx: ServiceContext, userId: string) => {
  if (!(await isWithinLimit(ctx, { limit: 'second-factor-alert-per-user', subject: userId })))
    return;
  const tx = unaudited(ctx.db, 'tells-administrators');
  await recordSecurityEvent(tx, ctx, { type: 'second_factor_failures', subjectId: userId });
};

/**
 * Runs the verification of a code. The attempt is counted before the verification, and uncounted when the code was not
 * wrong. The limit is per user, for all sign-ins and actions together.
 */
export const limitCodeAttempts = async <Result>(
  ctx: ServiceContext,
  userId: string,
  { check, isWrong }: { check: () => Promise<Result>; isWrong: (result: Result) => boolean },
): Promise<Result> => {
  const use = { limit: 'second-factor-per-user', subject: userId } as const;
  const release = await ctx.limits.take([use], ctx.now);
  const result = await check().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!isWrong(result)) await release();
  else if (await ctx.limits.isUsedUp(use, ctx.now)) await tellOfGuesses(ctx, userId);
  return result;
};
