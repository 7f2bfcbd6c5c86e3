import { policies } from '@valia/domain/access/policies.ts';
import { can } from '@valia/domain/access/rights.ts';
import {
  accountActionRefusal,
  erasureRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  type RightsSubject,
  roleChangeRefusal,
} from '@valia/domain/access/role-change-refusal.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { describeDifferences } from './describe-differences.ts';

const bearer = (userId: string, role: Role, globalAdmin = false): RightsSubject => ({
  userId,
  role,
  globalAdmin,
  status: 'active',
});
const others = { superadmins: 1, globalAdmins: 1 };
const alone = { superadmins: 0, globalAdmins: 0 };

/** The rules for administrators' rights, tested as pure functions. */
export function* accessRuleAttack(): Generator<string> {
  const [admin, chief, global] = [
    bearer('admin', 'admin'),
    bearer('chief', 'superadmin'),
    bearer('global', 'user', true),
  ];
  const [adviser, user] = [bearer('adviser', 'advisor'), bearer('user', 'user')];
  const change = (actor: RightsSubject, target: RightsSubject, role: Role) =>
    roleChangeRefusal({ actor, target, others }, role);
  const own = { actor: chief, target: chief };
  const last = { actor: global, target: chief, others: alone };
  const otherGlobal = bearer('other-global', 'user', true);
  yield* describeDifferences([
    ['admin makes an adviser', change(admin, user, 'advisor'), null],
    ['admin makes an admin', change(admin, user, 'admin'), 'forbidden'],
    ['admin unmakes an admin', change(admin, bearer('other', 'admin'), 'user'), 'forbidden'],
    ['admin changes a global one', change(admin, global, 'advisor'), 'forbidden'],
    ['adviser changes a role', change(adviser, user, 'advisor'), 'forbidden'],
    ['superadmin makes one', change(chief, user, 'superadmin'), null],
    ['own role', roleChangeRefusal({ ...own, others }, 'user'), 'forbidden'],
    [
      'last',
      roleChangeRefusal({ actor: global, target: chief, others: alone }, 'user'),
      'last-administrator',
    ],
    [
      'chief makes a global one',
      globalAdminChangeRefusal({ actor: chief, target: user, others }, true),
      'forbidden',
    ],
    [
      'global makes a global one',
      globalAdminChangeRefusal({ actor: global, target: user, others }, true),
      null,
    ],
    [
      'admin acts on admin',
      accountActionRefusal({ actor: admin, target: bearer('other', 'admin') }),
      'forbidden',
    ],
    ['admin acts on adviser', accountActionRefusal({ actor: admin, target: adviser }), null],
    ['chief acts on chief', accountActionRefusal(own), 'forbidden'],
    [
      'chief acts on another',
      accountActionRefusal({ actor: chief, target: bearer('other', 'superadmin') }),
      null,
    ],
    [
      'last is locked',
      lockRefusal({ actor: global, target: chief, others: alone }),
      'last-administrator',
    ],
    [
      'last global is erased',
      erasureRefusal({ target: global, others: alone }),
      'last-administrator',
    ],
    ['an adviser is erased', erasureRefusal({ target: adviser, others: alone }), null],
    [
      'last superadmin is erased',
      erasureRefusal({ target: chief, others: alone }),
      'last-administrator',
    ],
    ['one global of more is erased', erasureRefusal({ target: global, others }), null],
    [
      'a locked global is erased',
      erasureRefusal({ target: { ...global, status: 'locked' }, others: alone }),
      null,
    ],
    [
      'a locked superadmin is unmade',
      roleChangeRefusal({ ...last, target: { ...chief, status: 'locked' } }, 'user'),
      null,
    ],
    ['the last superadmin stays one', roleChangeRefusal(last, 'superadmin'), null],
    [
      'last global is unmade',
      globalAdminChangeRefusal({ ...last, target: otherGlobal }, false),
      'last-administrator',
    ],
    [
      'last global is made again',
      globalAdminChangeRefusal({ ...last, target: otherGlobal }, true),
      null,
    ],
    [
      'one global of more is unmade',
      globalAdminChangeRefusal({ actor: global, target: otherGlobal, others }, false),
      null,
    ],
    ['last global is locked', lockRefusal({ ...last, target: otherGlobal }), 'last-administrator'],
    [
      'admin locks an admin',
      lockRefusal({ actor: admin, target: bearer('other', 'admin'), others }),
      'forbidden',
    ],
    [
      'chief acts on a global one',
      accountActionRefusal({ actor: chief, target: global }),
      'forbidden',
    ],
    ['policy isAdmin of a superadmin', policies.isAdmin(chief), true],
    ['chief may make global ones', can(chief, 'change-global-administrators'), false],
    ['policy public', policies.public(), true],
    ['policy signedIn', policies.signedIn(null), false],
    ['policy signedIn of somebody', policies.signedIn(user), true],
    ['policy isAdvisor', policies.isAdvisor(user), false],
    ['policy isAdmin', policies.isAdmin(adviser), false],
    ['policy isSuperadmin', policies.isSuperadmin(admin), false],
    ['policy isGlobalAdmin', policies.isGlobalAdmin(chief), false],
  ]);
}
