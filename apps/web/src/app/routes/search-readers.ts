import { firmLeads, ownLeads } from '@valia/domain/leads/lead-list.ts';
import type { Screens } from '@valia/domain/screens/screens.ts';
import { listAddress } from '../../components/filters/list-address.ts';
import { readAuditLogsSearch } from '../../features/administration/audit/read-audit-logs-search.ts';
import { readCollaborationsSearch } from '../../features/administration/collaborations/read-collaborations-search.ts';
import { readCommissionsSearch } from '../../features/administration/commissions/read-commissions-search.ts';
import { readFunnelSearch } from '../../features/administration/funnel/read-funnel-search.ts';
import { readOrganizationsSearch } from '../../features/administration/organizations/read-organizations-search.ts';
import { readPanelSearch } from '../../features/administration/panel/read-panel-search.ts';
import { readSecurityEventsSearch } from '../../features/administration/security/read-security-events-search.ts';
import { readUsersSearch } from '../../features/administration/users/read-users-search.ts';
import { readBudgetSearch } from '../../features/budget/read-budget-search.ts';
import { readComparablesSearch } from '../../features/comparables/read-comparables-search.ts';
import { readDashboardSearch } from '../../features/dashboard/read-dashboard-search.ts';
import { readAdvisersSearch } from '../../features/referrals/advisers/read-advisers-search.ts';
import { readRequestsSearch } from '../../features/referrals/requests/read-requests-search.ts';
import { readStatementSearch } from '../../features/referrals/statement/read-statement-search.ts';
import { readReportsSearch } from '../../features/reports/read-reports-search.ts';
import { readFeesSearch } from '../../features/fees/read-fees-search.ts';
import { readSettingsSearch } from '../../features/settings/read-settings-search.ts';
import { readTemplatesSearch } from '../../features/templates/shared/read-templates-search.ts';
import { readListSearch } from '../../features/valuations/list/read-list-search.ts';
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
  list: readListSearch,
  editor: readEditorSearch,
  reports: readReportsSearch,
  funnel: readFunnelSearch,
  leads: listAddress(ownLeads).read,
  statement: readStatementSearch,
  requests: readRequestsSearch,
  'firm-leads': listAddress(firmLeads).read,
  fees: readFeesSearch,
  users: readUsersSearch,
  organizations: readOrganizationsSearch,
  commissions: readCommissionsSearch,
  budget: readBudgetSearch,
  settings: readSettingsSearch,
  templates: readTemplatesSearch,
  advisers: readAdvisersSearch,
  collaborations: readCollaborationsSearch,
  panel: readPanelSearch,
  securityEvents: readSecurityEventsSearch,
  auditLogs: readAuditLogsSearch,
  comparables: readComparablesSearch,
} satisfies Record<SearchName, (given: Record<string, unknown>) => object>;
