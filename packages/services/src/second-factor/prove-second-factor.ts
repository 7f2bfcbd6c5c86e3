import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeUnaudited } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import {
  requireCurrentPassword,
  type PasswordProof,
} from '../accounts/require-current-password.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { limitCodes } from './limit-codes.ts';

/** The password and a code, before anything that weakens the account. A used code stays used if what follows fails. */
export const proveSecondFactor = async (
  ctx: ServiceContext,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<PasswordProof> => {
  const proof = await requireCurrentPassword(ctx, actor, password);
  if (!actor.secondFactor) throw new AppError('second-factor-state');
  const { userId } = actor;
  const isRight = await limitCodes(ctx, userId, {
    check: () =>
      changeUnaudited(ctx, 'counts-or-notes-a-try', (tx) =>
        checkSecondFactor(tx, ctx, { userId, code }),
      ),
    isWrong: (right) => !right,
  });
  if (!isRight) throw new AppError('second-factor-code-wrong');
  return proof;
};
