import type { RequestPeriod } from '@valia/domain/collaborations/request-schemas.ts';
import type { RequestStatus, RequestType } from '@valia/domain/collaborations/request-status.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readText,
  readTrue,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the requests, sent or received. */
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
    /** The open request, and the action expanded in its panel. */
    request: readId,
    act: readChoice({ accept: true, reject: true, withdraw: true }),
    /** Whether the form of a new request is open; it starts from `lead` or `valuation` if one is set. */
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
