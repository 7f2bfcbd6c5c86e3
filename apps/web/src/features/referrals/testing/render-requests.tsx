import type { ReactNode } from 'react';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { RequestDetails, RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { CollaborationScreen } from '../collaboration-screen.tsx';
import { MyReferralsScreen } from '../my-referrals-screen.tsx';
import { ReceivedCollaborationsScreen } from '../received-collaborations-screen.tsx';
import { readRequestsSearch } from '../requests/read-requests-search.ts';

const areas = ['shared', 'first', 'shell', 'lists', 'valuation-terms', 'referrals'] as const;

export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const requestItem = (number: number, changes: Partial<RequestItem> = {}): RequestItem => ({
  id: idOf(number),
  version: 1,
  type: 'referral',
  companyName: `Empresa ${number}`,
  counterpart: { kind: 'person', userId: idOf(900), name: 'Jordi Ferrer', company: null },
  status: 'pending',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  dueAt: null,
  decidedAt: null,
  outcome: null,
  isOutcomeConfirmed: false,
  hasValuation: false,
  valuationId: null,
  commission: null,
  ...changes,
});

export const detailsOf = (
  request: RequestItem,
  changes: Partial<RequestDetails> = {},
): RequestDetails => ({
  request,
  side: 'sender',
  message: 'Los socios se jubilan',
  sector: null,
  province: null,
  expectedValueCents: null,
  reason: null,
  outcomeSetAt: null,
  valuation: null,
  events: [],
  ...changes,
});

interface RenderRequestsOptions {
  address: string;
  answer: (procedure: string, input: unknown) => ServerAnswer | undefined;
  requests?: readonly RequestItem[];
}

/** The screens of requests before a server that answers as told, else as if there were nothing. */
export const renderRequests = async ({ address, answer, requests = [] }: RenderRequestsOptions) => {
  stubMedia((media) => media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  const asked: { procedure: string; input: unknown }[] = [];
  const totals = {
    all: requests.length,
    thisYear: requests.length,
    pending: requests.length,
    pendingOfFirm: 0,
    accepted: 0,
    won: 0,
    wonUnconfirmed: 0,
    estimated: null,
    nextDueAt: null,
  };
  const usual = (procedure: string): ServerAnswer => {
    if (procedure.endsWith('Totals')) return { data: totals };
    if (procedure.includes('list')) return { data: { items: requests, nextCursor: null } };
    if (procedure === 'referrals.messages') return { data: { items: [], nextCursor: null } };
    if (procedure === 'referrals.commissions.get') return { data: { details: null } };
    return { data: { read: 0 } };
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const route = (
    path: '/my-referrals' | '/my-received-collaborations',
    component: () => ReactNode,
  ) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      validateSearch: readRequestsSearch,
      component,
    });
  const thread = createRoute({
    getParentRoute: () => root,
    path: '/collaborations/$id',
    staticData,
    component: CollaborationScreen,
  });
  await renderBeforeServer({
    routeTree: root.addChildren([
      route('/my-referrals', MyReferralsScreen),
      route('/my-received-collaborations', ReceivedCollaborationsScreen),
      thread,
    ]),
    address,
    areas,
    answer: (procedure, input) => {
      asked.push({ procedure, input });
      return answer(procedure, input) ?? usual(procedure);
    },
  });
  return (name: string): unknown[] =>
    asked.filter(({ procedure }) => procedure === name).map(({ input }) => input);
};
