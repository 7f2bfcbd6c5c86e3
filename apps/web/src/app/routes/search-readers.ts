import { userList } from '@valia/domain/accounts/user-list.ts';
import { administratedRequests, ownRequests } from '@valia/domain/collaborations/request-list.ts';
import { commissionList, commissionStatement } from '@valia/domain/commissions/commission-list.ts';
import { comparedSectorList } from '@valia/domain/comparables/compared-sector-list.ts';
import { adviserList } from '@valia/domain/directory/adviser-list.ts';
import { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import { firmLeads, ownLeads } from '@valia/domain/leads/lead-list.ts';
import { organizationList } from '@valia/domain/organizations/organization-list.ts';
import { reportList } from '@valia/domain/reports/report-list.ts';
import type { Screens } from '@valia/domain/screens/screens.ts';
import { auditLogList } from '@valia/domain/security/audit-log-list.ts';
import { securityEventList } from '@valia/domain/security/security-event-list.ts';
import { templateList } from '@valia/domain/templates/template-list.ts';
import { funnelList } from '@valia/domain/tracking/funnel-list.ts';
import { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import { listAddress } from '../../components/filters/list-address.ts';
import { readBudgetSearch } from '../../features/budget/read-budget-search.ts';
import { readDashboardSearch } from '../../features/dashboard/read-dashboard-search.ts';
import { readFeesSearch } from '../../features/fees/read-fees-search.ts';
import { readSettingsSearch } from '../../features/settings/read-settings-search.ts';
import { readEditorSearch } from './read-editor-search.ts';

// A refused value is returned as undefined, because the router would keep the URL's value for a missing key.
const readNext = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: typeof next === 'string' ? next : undefined,
});

const readToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' ? token : undefined,
});

type SearchName = Extract<Screens[keyof Screens], { search: string }>['search'];

/** The functions that read a URL's query string, by the name that the screens' declarations use. */
export const searchReaders = {
  next: readNext,
  token: readToken,
  dashboard: readDashboardSearch,
  list: listAddress(valuationList).read,
  editor: readEditorSearch,
  reports: listAddress(reportList).read,
  funnel: listAddress(funnelList).read,
  leads: listAddress(ownLeads).read,
  statement: listAddress(commissionStatement).read,
  requests: listAddress(ownRequests).read,
  'firm-leads': listAddress(firmLeads).read,
  fees: readFeesSearch,
  users: listAddress(userList).read,
  organizations: listAddress(organizationList).read,
  commissions: listAddress(commissionList).read,
  budget: readBudgetSearch,
  settings: readSettingsSearch,
  templates: listAddress(templateList).read,
  advisers: listAddress(adviserList).read,
  collaborations: listAddress(administratedRequests).read,
  panel: listAddress(issueReportList).read,
  securityEvents: listAddress(securityEventList).read,
  auditLogs: listAddress(auditLogList).read,
  comparables: listAddress(comparedSectorList).read,
} satisfies Record<SearchName, (given: Record<string, unknown>) => object>;
