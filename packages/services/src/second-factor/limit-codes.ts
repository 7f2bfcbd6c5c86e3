import { unaudited } from '../context/change-audited.ts';
import { isWithinLimit } from '../limits/is-within-limit.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Tells the administrators that a person's codes are being guessed. */
const tellOfGuesses = async (ctx: ServiceContext, userId: string) => {
  if (!(await isWithinLimit(ctx, { limit: 'second-factor-alert-per-user', subject: userId })))
    return;
  const tx = unaudited(ctx.db, 'tells-administrators');
  await recordSecurityEvent(tx, ctx, { type: 'second_factor_failures', subjectId: userId });
};

/**
 * Runs the check of a code, which counts before it is looked at and ceases to when it was not wrong. The limit is
 * the person's, whatever sign-ins and acts the codes are for.
 */
export const limitCodes = async <Result>(
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
