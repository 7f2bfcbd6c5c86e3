import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { LeadDetails, LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { type LeadStage, leadStages } from '@valia/domain/leads/lead-stage.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { LeadsScreen } from '../leads-screen.tsx';
import { readLeadsSearch } from '../read-leads-search.ts';

const areas = ['shared', 'first', 'shell', 'lists', 'lead-terms', 'leads'] as const;
const instant = '2026-11-21T10:00:00.000Z';

export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const leadItem = (number: number, more: Partial<LeadItem> = {}): LeadItem => ({
  id: idOf(number),
  version: 1,
  kind: 'sell',
  source: 'landing_page',
  stage: 'new',
  companyName: `Empresa ${number}`,
  sector: 'ALI',
  province: '23',
  annualRevenue: 2_000_000,
  contactName: 'Rafael Montejo',
  phone: '953 000 142',
  nextStep: null,
  lostReason: null,
  createdAt: instant,
  stageSince: instant,
  ...more,
});

const detailsOf = (lead: LeadItem): LeadDetails => ({
  lead,
  taxId: null,
  ebitda: 240_000,
  reason: 'retirement',
  timing: 'one-year',
  email: 'rafael@example.com',
  message: 'Queremos retirarnos.',
  consentVersion: '2026-11-23',
  consentAt: instant,
  valuation: null,
  events: [
    { id: idOf(90), kind: 'arrived', at: instant, byName: null, from: null, to: 'new', text: null },
  ],
  notes: [],
});

const totalsOf = (leads: readonly LeadItem[]): LeadTotals => {
  const of = (stage: LeadStage) => leads.filter((lead) => lead.stage === stage);
  const sum = (rows: readonly LeadItem[]) =>
    rows.reduce((total, { annualRevenue }) => total + (annualRevenue ?? 0), 0);
  const byStage = Object.fromEntries(
    leadStages.map((stage) => [stage, { count: of(stage).length, revenue: sum(of(stage)) }]),
  ) as LeadTotals['byStage'];
  return {
    byStage,
    all: leads.length,
    open: leads.length,
    openRevenue: sum(leads),
    today: 1,
    overdue: 0,
    buyers: 0,
    large: 0,
    latest: null,
  };
};

interface RenderLeadsOptions {
  leads: LeadItem[];
  address?: string;
  isDesk?: boolean;
  /** What it answers instead of the usual; undefined for that. */
  answers?: (procedure: string, input: unknown) => ServerAnswer | undefined;
}

/** My leads before a server that keeps what it is told. */
export const renderLeads = async ({
  leads,
  address = '',
  isDesk = true,
  answers = () => undefined,
}: RenderLeadsOptions) => {
  const asked: { procedure: string; input: unknown }[] = [];
  let kept = leads;
  stubMedia((media) => isDesk && media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  const find = (input: unknown): LeadItem => {
    const found = kept.find(
      ({ id }) =>
        typeof input === 'object' && input !== null && 'leadId' in input && input.leadId === id,
    );
    if (found === undefined) throw new Error('unknown lead');
    return found;
  };
  const change = (input: unknown, next: Partial<LeadItem>): ServerAnswer => {
    const before = find(input);
    const changed = { ...before, ...next, version: before.version + 1 };
    kept = kept.map((one) => (one.id === changed.id ? changed : one));
    return { data: changed };
  };
  const answer = (procedure: string, input: unknown): ServerAnswer => {
    asked.push({ procedure, input });
    const own = answers(procedure, input);
    if (own !== undefined) return own;
    switch (procedure.replace('referrals.leads.', '')) {
      case 'list':
        return { data: { items: kept, nextCursor: null } };
      case 'totals':
        return { data: totalsOf(kept) };
      case 'views':
        return { data: { views: [] } };
      case 'get':
        return { data: detailsOf(find(input)) };
      case 'move': {
        const { to } = input as { to: LeadStage };
        return change(input, { stage: to });
      }
      case 'setNextStep':
        return change(input, { nextStep: (input as Pick<LeadItem, 'nextStep'>).nextStep });
      case 'value':
        return { data: { valuationId: idOf(77) } };
      default:
        throw new Error(`unknown call ${procedure}`);
    }
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/my-leads',
    staticData,
    validateSearch: readLeadsSearch,
    component: LeadsScreen,
  });
  const valuation = createRoute({
    getParentRoute: () => root,
    path: '/valuation/$id',
    staticData,
    component: () => <p>the editor</p>,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([screen, valuation]),
    address: `/my-leads${address}`,
    areas,
    answer,
  });
  const calls = (name: string): unknown[] =>
    asked
      .filter(({ procedure }) => procedure === `referrals.leads.${name}`)
      .map(({ input }) => input);
  return { router, calls };
};
