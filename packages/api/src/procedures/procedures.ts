import {
  isAdmin as holdsAdmin,
  isAdvisor as holdsAdvisor,
  isGlobalAdmin as holdsGlobalAdmin,
  isSuperadmin as holdsSuperadmin,
  type RightsHolder,
} from '@valia/domain/access/policies.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor } from '@valia/services/context/service-context.ts';
import { baseProcedure } from './router.ts';

type ActorWith<Rights extends Partial<RightsHolder>> = Actor & Rights;

const signedInBase = baseProcedure.use(async ({ ctx, type, next }) => {
  const { actor, limits, now } = ctx;
  if (actor === null) throw new AppError('unauthenticated');
  if (type === 'mutation')
    await limits.take([{ limit: 'write-per-user', subject: actor.userId }], now);
  return next({ ctx: { actor } });
});

const withRights = <Rights extends Partial<RightsHolder>>(
  holds: (holder: RightsHolder) => boolean,
) => {
  const has = (actor: Actor): actor is ActorWith<Rights> => holds(actor);
  return signedInBase.use(({ ctx, next }) => {
    const { actor } = ctx;
    if (!has(actor)) throw new AppError('forbidden');
    return next({ ctx: { actor } });
  });
};

/** For any caller: `ctx.actor` may be null. */
export const publicProcedure = baseProcedure.meta({ policy: 'public' });
/** In these procedures `ctx.actor` is a signed-in user, never null. */
export const signedIn = signedInBase.meta({ policy: 'signedIn' });
const administration = <Rights extends Partial<RightsHolder>>(
  holds: (holder: RightsHolder) => boolean,
) =>
  withRights<Rights>(holds).use(({ ctx, next }) => {
    if (!ctx.actor.secondFactor) throw new AppError('second-factor-required');
    return next();
  });

export const isAdvisor = withRights<{ role: 'advisor' }>(holdsAdvisor).meta({
  policy: 'isAdvisor',
});
/**
 * For admins, superadmins and global administrators of any role. Requires a second factor, like the two policies below.
 */
export const isAdmin = administration<{ role: Role }>(holdsAdmin).meta({ policy: 'isAdmin' });
export const isSuperadmin = administration<{ role: 'superadmin' }>(holdsSuperadmin).meta({
  policy: 'isSuperadmin',
});
export const isGlobalAdmin = administration<{ globalAdmin: true }>(holdsGlobalAdmin).meta({
  policy: 'isGlobalAdmin',
});
