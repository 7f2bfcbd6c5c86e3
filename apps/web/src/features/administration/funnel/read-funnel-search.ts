import type { UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import type { LeadSource } from '@valia/domain/leads/lead-list.ts';
import type { FunnelPeriod } from '@valia/domain/tracking/funnel-steps.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readMatching,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the funnels. */
export const funnelSearchSchema = declareSearch({
  period: readChoice<FunnelPeriod>({ '30d': true, '90d': true, '365d': true }),
  visits: readMatching(/^[\w.-]{1,60}$/),
  language: readChoice<UserLanguage>({ es: true, ca: true, en: true }),
  source: readChoice<LeadSource>({
    valuation_tool: true,
    direct_form: true,
    landing_page: true,
    referral: true,
  }),
  adviser: readId,
});

export const readFunnelSearch = funnelSearchSchema.read;
export type FunnelSearch = ReturnType<typeof readFunnelSearch>;
