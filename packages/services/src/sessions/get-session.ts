import { type Session, sessionSchema } from '@valia/domain/accounts/account-schemas.ts';
import type { Actor } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** The part of a session that the browser may know. */
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

/** The caller's session; null when signed out. */
export const getSession = read({
  right: 'anybody',
  ...withoutInput,
  output: sessionSchema.nullable(),
  run: async ({ actor }) => (actor === null ? null : toSession(actor)),
});
