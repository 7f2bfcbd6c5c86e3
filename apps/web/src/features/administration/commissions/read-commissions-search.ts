import type { RequestType } from '@valia/domain/collaborations/request-status.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readMatching,
  readText,
  readTrue,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the commissions. */
export const commissionsSearchSchema = declareSearch(
  {
    view: readChoice({
      earned: true,
      approved: true,
      overdue: true,
      paid: true,
      estimated: true,
    }),
    search: readText(100),
    type: readChoice<RequestType>({ referral: true, co_working: true, expertise_needed: true }),
    status: readChoice({ cancelled: true, reversed: true }),
    sort: readChoice({ since: true, amount: true, due: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** The open request, and the action expanded in its panel. */
    commission: readId,
    act: readMatching(/^[a-z-]{1,30}$/),
    tariffs: readTrue,
  },
  { view: ['view'], order: ['sort', 'direction'], passing: ['commission', 'act', 'tariffs'] },
);

export const readCommissionsSearch = commissionsSearchSchema.read;
export type CommissionsSearch = ReturnType<typeof readCommissionsSearch>;
