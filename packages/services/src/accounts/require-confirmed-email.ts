import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor } from '../context/service-context.ts';

/** Blocks users who have not confirmed their email address from sending anything to others. */
export const requireConfirmedEmail = (actor: Actor): void => {
  if (!actor.emailConfirmed) throw new AppError('email-not-confirmed');
};
