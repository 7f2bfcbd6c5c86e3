import type { LeadDetails, LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { type LeadStage, leadStages } from '@valia/domain/leads/lead-stage.ts';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';

const instant = '2026-11-21T10:00:00.000Z';

export const leadItem = (number: number, more: Partial<LeadItem> = {}): LeadItem => ({
  id: numberedId(number),
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
    {
      id: numberedId(90),
      kind: 'arrived',
      at: instant,
      byName: null,
      from: null,
      to: 'new',
      text: null,
    },
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

/** A server with these leads that remembers changes. */
export const mockOwnLeadServer = (given: readonly LeadItem[]): MockAnswers => {
  let leads = [...given];
  const find = ({ leadId }: { leadId: string }): LeadItem => {
    const found = leads.find(({ id }) => id === leadId);
    if (found === undefined) throw new Error('unknown lead');
    return found;
  };
  const change = (before: LeadItem, next: Partial<LeadItem>): LeadItem => {
    const changed = { ...before, ...next, version: before.version + 1 };
    leads = leads.map((one) => (one === before ? changed : one));
    return changed;
  };
  return {
    referrals: {
      leads: {
        list: () => ({ items: leads, nextCursor: null }),
        totals: () => totalsOf(leads),
        views: { views: [] },
        get: (input) => detailsOf(find(input)),
        move: (input) => change(find(input), { stage: input.to }),
        setNextStep: (input) => change(find(input), { nextStep: input.nextStep }),
        value: { valuationId: numberedId(77) },
      },
    },
  };
};
