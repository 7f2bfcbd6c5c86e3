import type { LeadKind, LeadSource } from '@valia/domain/leads/lead-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readMatch,
  readText,
} from '../../../components/filters/search-schema.ts';

/** What the address of the firm's leads asks for. */
export const firmLeadsSearchSchema = declareSearch(
  {
    view: readChoice({
      open: true,
      unassigned: true,
      large: true,
      duplicates: true,
      won: true,
      lost: true,
    }),
    search: readText(100),
    kind: readChoice<LeadKind>({ sell: true, buy: true }),
    stage: readChoice<LeadStage>({
      new: true,
      contacted: true,
      qualified: true,
      in_negotiation: true,
      won: true,
      lost: true,
    }),
    adviser: readId,
    sector: readMatch(/^[A-Z]{2,8}$/),
    source: readChoice<LeadSource>({
      valuation_tool: true,
      direct_form: true,
      landing_page: true,
      referral: true,
    }),
    arrived: readChoice({ '7d': true, '30d': true, '90d': true }),
    as: readChoice({ board: true }),
    sort: readChoice({ created: true, revenue: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** The lead whose panel is open. */
    lead: readId,
    /** The lead that is held beside the one it may be. */
    merge: readId,
  },
  { view: ['view'], order: ['as', 'sort', 'direction'], passing: ['lead', 'merge'] },
);

export const readFirmLeadsSearch = firmLeadsSearchSchema.read;
export type FirmLeadsSearch = ReturnType<typeof readFirmLeadsSearch>;
