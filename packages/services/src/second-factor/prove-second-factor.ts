import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { requireCurrentPassword } from '../sessions/require-current-password.ts';
import { checkSecondFactor } from './check-second-factor.ts';

const refusals = { wrong: 'second-factor-code-wrong', blocked: 'too-many-requests' } as const;

/** The password and a code, before anything that weakens the account. A used code stays used if what follows fails. */
export const proveSecondFactor = async (
  ctx: ServiceContext,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<void> => {
  await requireCurrentPassword(ctx, actor, password);
  if (!actor.secondFactor) throw new AppError('second-factor-state');
  const check = await ctx.db.transaction((tx) =>
    checkSecondFactor(tx, ctx, { userId: actor.userId, code }),
  );
  if (check !== 'right') throw new AppError(refusals[check]);
};
