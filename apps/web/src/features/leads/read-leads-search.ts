import type { LeadKind, LeadSource } from '@valia/domain/leads/lead-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import {
  declareSearch,
  readAmount,
  readChoice,
  readId,
  readMatch,
  readText,
} from '../../components/filters/search-schema.ts';

const readStage = readChoice<LeadStage>({
  new: true,
  contacted: true,
  qualified: true,
  in_negotiation: true,
  won: true,
  lost: true,
});

/** What the address of my leads asks for. */
export const leadsSearchSchema = declareSearch(
  {
    view: readChoice({ today: true, overdue: true, buyers: true, large: true }),
    search: readText(100),
    kind: readChoice<LeadKind>({ sell: true, buy: true }),
    stage: readStage,
    sector: readMatch(/^[A-Z]{2,8}$/),
    source: readChoice<LeadSource>({
      valuation_tool: true,
      direct_form: true,
      landing_page: true,
      referral: true,
    }),
    min: readAmount,
    max: readAmount,
    step: readChoice({ overdue: true, today: true, week: true, none: true }),
    as: readChoice({ table: true }),
    sort: readChoice({ 'next-step': true, created: true, company: true, revenue: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** The stage that a phone shows. */
    tab: readStage,
    /** The lead that is open. */
    lead: readId,
  },
  { view: ['view'], order: ['as', 'sort', 'direction'], passing: ['tab', 'lead'] },
);

export const readLeadsSearch = leadsSearchSchema.read;
export type LeadsSearch = ReturnType<typeof readLeadsSearch>;
