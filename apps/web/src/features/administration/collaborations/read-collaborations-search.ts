import type { RequestStatus, RequestType } from '@valia/domain/collaborations/request-status.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readText,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the requests; without a view, those that wait for the firm. */
export const collaborationsSearchSchema = declareSearch(
  {
    view: readChoice({ firm: true, advisers: true }),
    search: readText(100),
    type: readChoice<RequestType>({ referral: true, co_working: true, expertise_needed: true }),
    status: readChoice<RequestStatus>({
      pending: true,
      accepted: true,
      rejected: true,
      withdrawn: true,
      expired: true,
    }),
    direction: readChoice({ asc: true, desc: true }),
    /** The open request, and the action expanded in its panel. */
    request: readId,
    act: readChoice({ reject: true }),
  },
  { view: ['view'], order: ['direction'], passing: ['request', 'act'] },
);

export const readCollaborationsSearch = collaborationsSearchSchema.read;
export type CollaborationsSearch = ReturnType<typeof readCollaborationsSearch>;
