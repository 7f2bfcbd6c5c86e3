import { type Action, requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

/** Returns the caller, who must have the right and must have signed in with a second factor. */
export const requireAdministrator = (
  { actor }: Pick<ServiceContext, 'actor'>,
  action: Action,
): Actor => {
  const administrator = requireRight(actor, action);
  if (!administrator.secondFactor) throw new AppError('second-factor-required');
  return administrator;
};
