import type { Screens } from '@valia/domain/screens/screens.ts';

// A key left out would keep what the address holds: what is refused is said to be undefined.
const readNext = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: typeof next === 'string' ? next : undefined,
});

const readToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' ? token : undefined,
});

type SearchName = Extract<Screens[keyof Screens], { search: string }>['search'];

/** What reads an address's search, by the name that the screens' declarations give it. */
export const searchReaders = {
  next: readNext,
  token: readToken,
  dashboard: readDashboardSearch,
  list: readListSearch,
  editor: readEditorSearch,
  reports: readReportsSearch,
  funnel: readFunnelSearch,
  leads: readLeadsSearch,
  statement: readStatementSearch,
  requests: readRequestsSearch,
  'firm-leads': readFirmLeadsSearch,
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
