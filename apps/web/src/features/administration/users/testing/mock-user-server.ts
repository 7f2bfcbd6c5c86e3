import type {
  AdministratedUser,
  UserDetails,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import type { MockAnswers } from '../../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../../lib/testing/numbered-id.ts';

const instant = '2026-11-21T10:00:00.000Z';

/** The administrator in these tests. */
export const mockAdministrator = {
  userId: numberedId(0),
  email: 'irene@merindal.example',
  role: 'admin',
  organizationName: null,
  secondFactor: true,
} as const;

export const mockUserAccount = (
  number: number,
  more: Partial<AdministratedUser> = {},
): AdministratedUser => ({
  userId: numberedId(number),
  email: `person${number}@example.com`,
  firstName: 'Persona',
  lastName: String(number),
  company: null,
  role: 'advisor',
  globalAdmin: false,
  status: 'active',
  emailConfirmed: true,
  secondFactor: false,
  verification: { status: 'pending', dueAt: instant, decidedAt: null },
  createdAt: instant,
  lastAccessAt: instant,
  ...more,
});

const detailsOf = (user: AdministratedUser): UserDetails => ({
  user,
  organization: null,
  verifiedByName: null,
  verificationReason: null,
  secondFactorSince: null,
  sessions: [{ id: 's', device: 'Firefox en Windows', address: null, lastUsedAt: instant }],
  work: { valuations: 3, leads: 1, commissions: 2 },
  history: [
    {
      id: numberedId(99),
      kind: 'verification-rejected',
      at: instant,
      device: null,
      address: null,
      byName: 'Beatriz Ulloa',
      reason: 'el NIF está caducado',
    },
  ],
});

/** A server with these users that remembers changes; `hasMore` means that there are more users than it returns. */
export const mockUserServer = (
  given: readonly AdministratedUser[],
  hasMore = false,
): MockAnswers => {
  let people = [...given];
  const find = (input: { userId: string }): AdministratedUser => {
    const found = people.find(({ userId }) => input.userId === userId);
    if (found === undefined) throw new Error('unknown person');
    return found;
  };
  const change = (input: { userId: string }, next: Partial<AdministratedUser>) => {
    const before = find(input);
    const changed = { ...before, ...next };
    people = people.map((one) => (one === before ? changed : one));
    return changed;
  };
  return {
    admin: {
      users: {
        list: () => ({ items: people, nextCursor: hasMore ? 'next' : null }),
        totals: {
          all: 120,
          byRole: { admin: 10, advisor: 110, superadmin: 0, user: 0 },
          toVerify: 40,
          locked: 2,
          withoutSecondFactor: 70,
        },
        views: { views: [] },
        get: (input) => detailsOf(find(input)),
        decideVerification: (input) =>
          change(input, { verification: { status: 'verified', dueAt: null, decidedAt: instant } }),
        lock: (input) => change(input, { status: 'locked' }),
        endSessions: (input) => change(input, {}),
      },
    },
  };
};
