import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor } from '../context/service-context.ts';

/** Who has not shown that their address is theirs does not send to others. */
export const requireConfirmedEmail = (actor: Actor): void => {
  if (!actor.emailConfirmed) throw new AppError('email-not-confirmed');
};
