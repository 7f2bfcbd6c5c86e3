import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { isAdmin } from '@valia/domain/access/policies.ts';
import {
  accountActionRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  roleChangeRefusal,
} from '@valia/domain/access/role-change-refusal.ts';
import {
  userActionInput,
  changeGlobalAdminInput,
  type ChangeGlobalAdminInput,
  changeUserRoleInput,
  type ChangeUserRoleInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import type { SampleWorld } from '../verbs/declaration.ts';
import { change } from '../verbs/verb.ts';
import { actOnUser, userActionDeclaration } from './act-on-user.ts';

const reason = 'Lo pidió por teléfono';

/** Replaces a user's role, effective from the user's next call. Setting the same role again changes nothing. */
export const changeUserRole = change({
  right: 'enter-administration',
  input: changeUserRoleInput,
  ...userActionDeclaration,
  sample: ({ id }) => ({ userId: id, role: 'user', reason }),
  run: actOnUser<ChangeUserRoleInput>({
    refusal: (people, { role }) => roleChangeRefusal(people, role),
    act: async ({ ctx, tx, input: { role } }, { target }) => {
      const { userId } = target;
      if (target.role === role) return null;
      await tx
        .insert(userRoles)
        .values({ id: ctx.newId(), userId, role, createdAt: ctx.now })
        .onConflictDoUpdate({ target: userRoles.userId, set: { role, createdAt: ctx.now } });
      if (isAdmin(target) || isAdmin({ role, globalAdmin: target.globalAdmin }))
        await recordSecurityEvent(tx, ctx, {
          type: 'administrator_changed',
          subjectId: userId,
          detail: { from: target.role, to: role },
        });
      await ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'role-changed' });
      return {
        action: 'user.role-changed',
        kind: 'role-changed',
        before: { role: target.role },
        after: { role },
      };
    },
  }),
});

/** Grants or removes the global administrator right, effective from the user's next call. */
export const changeGlobalAdmin = change({
  right: 'change-global-administrators',
  input: changeGlobalAdminInput,
  ...userActionDeclaration,
  sample: ({ id }) => ({ userId: id, globalAdmin: true, reason }),
  run: actOnUser<ChangeGlobalAdminInput>({
    refusal: (people, { globalAdmin }) => globalAdminChangeRefusal(people, globalAdmin),
    act: async ({ ctx, tx, input: { globalAdmin } }, { target }) => {
      const { userId, globalAdmin: before } = target;
      if (before === globalAdmin) return null;
      await (globalAdmin
        ? tx.insert(globalAdmins).values({ userId, createdAt: ctx.now })
        : tx.delete(globalAdmins).where(eq(globalAdmins.userId, userId)));
      await recordSecurityEvent(tx, ctx, {
        type: 'administrator_changed',
        subjectId: userId,
        detail: { globalAdmin },
      });
      return {
        action: 'user.global-admin-changed',
        kind: 'role-changed',
        before: { globalAdmin: before },
        after: { globalAdmin },
      };
    },
  }),
});

const reasonedAct = {
  ...userActionDeclaration,
  input: userActionInput,
  sample: ({ id }: SampleWorld) => ({ userId: id, reason }),
};

/** Locks an account: its sessions end, and a sign-in gets the same answer as with a wrong password. */
export const lockUser = change({
  right: 'enter-administration',
  ...reasonedAct,
  run: actOnUser({
    refusal: lockRefusal,
    act: async ({ ctx, tx }, { target: { userId, status } }) => {
      if (status === 'locked') return null;
      await tx.update(users).set({ status: 'locked' }).where(eq(users.id, userId));
      await endAllSessions(tx, ctx, { userId });
      await ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'locked' });
      return {
        action: 'user.locked',
        kind: 'account-locked',
        before: { status: 'active' },
        after: { status: 'locked' },
      };
    },
  }),
});

/** Lets the user sign in again, whether an administrator locked the account or too many failed sign-ins did. */
export const unlockUser = change({
  right: 'enter-administration',
  ...reasonedAct,
  run: actOnUser({
    refusal: accountActionRefusal,
    act: async ({ ctx, tx }, { target: { userId, status } }) => {
      const [person] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      const failures = person ? await forgetSignInFailures(tx, person.email) : 0;
      if (status === 'active' && failures === 0) return null;
      if (status !== 'active')
        await tx.update(users).set({ status: 'active' }).where(eq(users.id, userId));
      await ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'unlocked' });
      return {
        action: 'user.unlocked',
        kind: 'account-unlocked',
        before: { status, failures },
        after: { status: 'active', failures: 0 },
      };
    },
  }),
});

/** Signs a user out of all sessions. */
export const endUserSessions = change({
  right: 'enter-administration',
  ...reasonedAct,
  run: actOnUser({
    refusal: accountActionRefusal,
    act: async ({ ctx, tx }, { target: { userId } }) => {
      await endAllSessions(tx, ctx, { userId });
      await ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'sessions-ended' });
      return { action: 'user.sessions-ended', kind: 'sessions-ended' };
    },
  }),
});

/** Removes the second factor of a user who lost it, ends all their sessions and notifies them. */
export const resetUserSecondFactor = change({
  right: 'enter-administration',
  ...reasonedAct,
  run: actOnUser({
    refusal: accountActionRefusal,
    act: async ({ ctx, tx }, { target: { userId } }) => {
      if (!(await removeSecondFactor(tx, userId))) throw new AppError('second-factor-state');
      await endAllSessions(tx, ctx, { userId });
      await recordSecurityEvent(tx, ctx, { type: 'second_factor_reset', subjectId: userId });
      await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'reset' });
      return { action: 'second-factor.reset', kind: 'second-factor-reset' };
    },
  }),
});
