import { declareList, type ListFields } from '../lists/declare-list.ts';
import { largeLeadMinRevenue } from './large-lead.ts';
import { leadStages } from './lead-stage.ts';

export const leadKinds = ['sell', 'buy'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadSources = ['valuation_tool', 'direct_form', 'landing_page', 'referral'] as const;
export type LeadSource = (typeof leadSources)[number];

/** The date of the next step: past, today in Madrid, within seven days, or not set. */
export const nextSteps = ['overdue', 'today', 'week', 'none'] as const;

/** The fields of both lists of leads. */
const leadFields = {
  kind: { kind: 'choice', of: leadKinds, filter: 'one' },
  stage: { kind: 'choice', of: leadStages, filter: 'one' },
  sector: { kind: 'sector', filter: 'one' },
  source: { kind: 'choice', of: leadSources, filter: 'one' },
  /** The annual revenue in euros. */
  revenue: { kind: 'money', filter: 'range', as: ['min', 'max'], bounds: [0, 1e12], sort: 'desc' },
} as const satisfies ListFields;

/** The leads of an adviser. */
export const ownLeads = declareList({
  name: 'leads',
  search: 100,
  order: 'next-step',
  fields: {
    ...leadFields,
    nextStep: {
      kind: 'instant',
      filter: 'own',
      of: nextSteps,
      as: 'step',
      sort: 'asc',
      sortAs: 'next-step',
    },
    created: { kind: 'instant', sort: 'desc' },
    company: { kind: 'text', sort: 'asc' },
  },
  views: {
    today: { nextStep: 'today' },
    overdue: { nextStep: 'overdue' },
    buyers: { kind: 'buy' },
    large: { revenueFrom: largeLeadMinRevenue },
  },
  further: {
    as: { of: ['table'], part: 'order' },
    /** The stage shown on a phone. */
    tab: { of: leadStages },
    /** The open lead. */
    lead: 'id',
  },
});

/** The leads of the firm, for administrators. */
export const firmLeads = declareList({
  name: 'firm-leads',
  search: 100,
  order: 'created',
  fields: {
    ...leadFields,
    revenue: { ...leadFields.revenue, as: null },
    adviserId: { kind: 'id', filter: 'one', as: 'adviser' },
    arrived: {
      kind: 'instant',
      filter: 'since',
      of: ['7d', '30d', '90d'],
      sort: 'desc',
      sortAs: 'created',
    },
    /** True for assigned leads, false for unassigned ones. */
    assigned: { kind: 'yes-no', filter: 'own', as: null },
    /** Only leads that are neither won nor lost. */
    open: { kind: 'flag', filter: 'own', as: null },
    /** Only leads that may belong to a company with an earlier lead. */
    duplicate: { kind: 'flag', filter: 'own', as: null },
  },
  views: {
    open: { open: true },
    unassigned: { assigned: false, open: true },
    large: { revenueFrom: largeLeadMinRevenue },
    duplicates: { duplicate: true },
    won: { stage: 'won' },
    lost: { stage: 'lost' },
  },
  further: {
    as: { of: ['board'], part: 'order' },
    /** The lead with the open panel. */
    lead: 'id',
    /** The lead compared with its possible duplicate. */
    merge: 'id',
  },
});
