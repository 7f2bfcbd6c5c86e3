import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { VerificationStatus } from '@valia/domain/accounts/adviser-verification.ts';
import type { AccessPeriod } from '@valia/domain/accounts/user-administration-schemas.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readMatching,
  readText,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the users. */
export const usersSearchSchema = declareSearch(
  {
    view: readChoice({ pending: true, locked: true, unprotected: true }),
    search: readText(100),
    role: readChoice<Role>({ user: true, advisor: true, admin: true, superadmin: true }),
    verification: readChoice<VerificationStatus>({ pending: true, verified: true, rejected: true }),
    access: readChoice<AccessPeriod>({ '7d': true, '30d': true, '90d': true }),
    status: readChoice({ active: true, locked: true }),
    factor: readChoice({ on: true, off: true }),
    sort: readChoice({ access: true, created: true, due: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** The open request, and the action expanded in its panel. */
    user: readId,
    act: readMatching(/^[a-z-]{1,30}$/),
  },
  { view: ['view'], order: ['sort', 'direction'], passing: ['user', 'act'] },
);

export const readUsersSearch = usersSearchSchema.read;
export type UsersSearch = ReturnType<typeof readUsersSearch>;
