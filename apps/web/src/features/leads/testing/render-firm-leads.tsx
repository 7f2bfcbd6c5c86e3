import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { FirmLead, FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { readFirmLeadsSearch } from '../firm/read-firm-leads-search.ts';
import { SellLeadsScreen } from '../firm/sell-leads-screen.tsx';
import { idOf, leadItem } from './render-leads.tsx';

const areas = ['shared', 'first', 'shell', 'lists', 'lead-terms', 'leads'] as const;

export const firmLead = (number: number, more: Partial<FirmLead> = {}): FirmLead => ({
  ...leadItem(number),
  taxId: null,
  adviser: null,
  duplicateOf: null,
  duplicateReason: null,
  ...more,
});

const detailsOf = (lead: FirmLead): FirmLeadDetails => ({
  lead,
  taxId: lead.taxId,
  ebitda: null,
  reason: null,
  timing: null,
  email: `${lead.contactName.length}@example.com`,
  message: '',
  consentVersion: '2026-11-23',
  consentAt: lead.createdAt,
  valuation: null,
  events: [],
});

interface RenderFirmLeadsOptions {
  leads: FirmLead[];
  address?: string;
  /** What it answers instead of the usual; undefined for that. */
  answers?: (procedure: string, input: unknown) => ServerAnswer | undefined;
}

/** The leads of the firm before a server that answers as told. */
export const renderFirmLeads = async ({
  leads,
  address = '',
  answers = () => undefined,
}: RenderFirmLeadsOptions) => {
  const asked: { procedure: string; input: unknown }[] = [];
  stubMedia((media) => media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  const find = (input: unknown): FirmLead => {
    const found = leads.find(({ id }) => (input as { leadId: string }).leadId === id);
    if (found === undefined) throw new Error('unknown lead');
    return found;
  };
  const usual = (procedure: string, input: unknown): unknown => {
    switch (procedure.replace('admin.leads.', '')) {
      case 'list':
        return { items: leads, nextCursor: null };
      case 'totals':
        return {
          unassigned: 2,
          unassignedLarge: 1,
          duplicates: 1,
          recent: 3,
          recentRevenue: 9_000_000,
          thresholds: { high: 5_000_000, extreme: 10_000_000 },
        };
      case 'views':
        return { views: [] };
      case 'assignees':
        return { advisers: [{ userId: idOf(50), name: 'Jordi Ferrer', openLeads: 4 }] };
      case 'get':
        return detailsOf(find(input));
      case 'assign':
        return { id: find(input).id, advisorUserId: idOf(50) };
      default:
        return find(input);
    }
  };
  const answer = (procedure: string, input: unknown): ServerAnswer => {
    asked.push({ procedure, input });
    return answers(procedure, input) ?? { data: usual(procedure, input) };
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/admin/sell-leads',
    staticData,
    validateSearch: readFirmLeadsSearch,
    component: SellLeadsScreen,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([screen]),
    address: `/admin/sell-leads${address}`,
    areas,
    answer,
  });
  const calls = (name: string): unknown[] =>
    asked.filter(({ procedure }) => procedure === `admin.leads.${name}`).map(({ input }) => input);
  return { router, calls };
};
