import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { Actor, ServiceContext } from '../service-context.ts';

/** What a browser may know of a session. */
export const toSession = (actor: Actor): Session => ({
  userId: actor.userId,
  email: actor.email,
  emailConfirmed: actor.emailConfirmed,
  firstName: actor.firstName,
  lastName: actor.lastName,
  organizationName: actor.organizationName,
  role: actor.role,
  globalAdmin: actor.globalAdmin,
  secondFactor: actor.secondFactor,
  expiresAt: actor.sessionEndsAt.toISOString(),
});

/** The session of the call; null when signed out. */
export const getSession = ({
  ctx: { actor },
}: {
  ctx: Pick<ServiceContext, 'actor'>;
}): Session | null => (actor === null ? null : toSession(actor));
