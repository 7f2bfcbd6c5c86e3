import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type {
  AdministratedUser,
  UserDetails,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { publishSession } from '../../../../lib/session/session-store.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../../lib/testing/stub-media.ts';
import { readUsersSearch } from '../read-users-search.ts';
import { UsersScreen } from '../users-screen.tsx';

const areas = ['shared', 'first', 'shell', 'lists', 'account-terms', 'administration'] as const;
const instant = '2026-11-21T10:00:00.000Z';

export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const actor: Session = {
  userId: idOf(0),
  email: 'irene@merindal.example',
  emailConfirmed: true,
  firstName: 'Irene',
  lastName: 'Sanabria',
  organizationName: null,
  role: 'admin',
  globalAdmin: false,
  secondFactor: true,
  expiresAt: '2999-01-01T00:00:00.000Z',
};

export const account = (
  number: number,
  more: Partial<AdministratedUser> = {},
): AdministratedUser => ({
  userId: idOf(number),
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
      id: idOf(99),
      kind: 'verification-rejected',
      at: instant,
      device: null,
      address: null,
      byName: 'Beatriz Ulloa',
      reason: 'el NIF está caducado',
    },
  ],
});

interface RenderUsersOptions {
  people: AdministratedUser[];
  address?: string;
  isDesk?: boolean;
  person?: Session;
  /** There are more rows than are handed over. */
  hasMore?: boolean;
  /** What it answers to acts; undefined for the usual. */
  refuse?: (procedure: string, input: unknown) => ServerAnswer | undefined;
}

/** The users before a server that keeps what it is told. */
export const renderUsers = async ({
  people,
  address = '',
  isDesk = true,
  person = actor,
  hasMore = false,
  refuse = () => undefined,
}: RenderUsersOptions) => {
  const asked: { procedure: string; input: unknown }[] = [];
  let kept = people;
  stubMedia((media) => isDesk && media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  publishSession(person);
  const find = (input: unknown): AdministratedUser => {
    const found = kept.find(
      ({ userId }) =>
        typeof input === 'object' && input !== null && 'userId' in input && input.userId === userId,
    );
    if (found === undefined) throw new Error('unknown person');
    return found;
  };
  const change = (input: unknown, next: Partial<AdministratedUser>): ServerAnswer => {
    const changed = { ...find(input), ...next };
    kept = kept.map((one) => (one.userId === changed.userId ? changed : one));
    return { data: changed };
  };
  const answer = (procedure: string, input: unknown): ServerAnswer => {
    asked.push({ procedure, input });
    const refusal = refuse(procedure, input);
    if (refusal !== undefined) return refusal;
    switch (procedure.replace('admin.users.', '')) {
      case 'list':
        return { data: { items: kept, nextCursor: hasMore ? 'next' : null } };
      case 'totals':
        return {
          data: {
            all: 120,
            byRole: { admin: 10, advisor: 110, superadmin: 0, user: 0 },
            toVerify: 40,
            locked: 2,
            withoutSecondFactor: 70,
          },
        };
      case 'views':
        return { data: { views: [] } };
      case 'get':
        return { data: detailsOf(find(input)) };
      case 'decideVerification':
        return change(input, {
          verification: { status: 'verified', dueAt: null, decidedAt: instant },
        });
      case 'lock':
        return change(input, { status: 'locked' });
      default:
        return change(input, {});
    }
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const users = createRoute({
    getParentRoute: () => root,
    path: '/admin/users',
    staticData,
    validateSearch: readUsersSearch,
    component: UsersScreen,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([users]),
    address: `/admin/users${address}`,
    areas,
    answer,
  });
  const calls = (name: string): unknown[] =>
    asked.filter(({ procedure }) => procedure === `admin.users.${name}`).map(({ input }) => input);
  return { router, calls };
};
