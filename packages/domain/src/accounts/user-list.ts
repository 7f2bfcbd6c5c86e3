import { declareList } from '../lists/declare-list.ts';
import { verificationStatuses } from './adviser-verification.ts';
import { roles } from './user-roles.ts';

/** All accounts except the erased ones. */
export const userList = declareList({
  name: 'users',
  search: 100,
  order: 'access',
  fields: {
    status: { kind: 'choice', of: ['active', 'locked'], filter: 'one' },
    role: { kind: 'choice', of: roles, filter: 'one' },
    verification: { kind: 'choice', of: verificationStatuses, filter: 'own' },
    /** The time of the last access. */
    access: { kind: 'instant', filter: 'since', of: ['7d', '30d', '90d'], sort: 'desc' },
    secondFactor: { kind: 'yes-no', filter: 'own', of: ['on', 'off'], as: 'factor' },
    created: { kind: 'instant', sort: 'desc' },
    due: { kind: 'instant', sort: 'asc' },
  },
  views: {
    // A locked account does not wait for verification, so the tab only includes the accounts that can be decided
    // on.
    pending: { verification: 'pending', status: 'active', sort: 'due', direction: 'asc' },
    locked: { status: 'locked' },
    unprotected: { secondFactor: false },
  },
  further: {
    /** The open account, and the action expanded in its panel. */
    user: 'id',
    act: /^[a-z-]{1,30}$/,
  },
});
