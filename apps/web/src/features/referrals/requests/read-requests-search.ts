import type { RequestPeriod } from '@valia/domain/collaborations/request-schemas.ts';
import type { RequestStatus, RequestType } from '@valia/domain/collaborations/request-status.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readText,
  readTrue,
} from '../../../components/filters/search-schema.ts';

/** What the address of the requests asks for, sent or received. */
export const requestsSearchSchema = declareSearch(
  {
    search: readText(100),
    type: readChoice<RequestType>({ referral: true, co_working: true, expertise_needed: true }),
    status: readChoice<RequestStatus>({
      pending: true,
      accepted: true,
      rejected: true,
      withdrawn: true,
      expired: true,
    }),
    period: readChoice<RequestPeriod>({ '30d': true, '90d': true, '365d': true }),
    sort: readChoice({ created: true, company: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** Whose panel is open, and what is unfolded in it. */
    request: readId,
    act: readChoice({ accept: true, reject: true, withdraw: true }),
    /** The form of a new one is open, begun from a lead or a valuation where one is named. */
    new: readTrue,
    lead: readId,
    valuation: readId,
  },
  {
    order: ['sort', 'direction'],
    passing: ['request', 'act', 'new', 'lead', 'valuation'],
  },
);

export const readRequestsSearch = requestsSearchSchema.read;
export type RequestsSearch = ReturnType<typeof readRequestsSearch>;
