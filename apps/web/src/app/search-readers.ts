import type { Screens } from '@valia/domain/screens/screens.ts';
import { readDashboardSearch } from '../features/dashboard/read-dashboard-search.ts';
import { readListSearch } from '../features/valuations/list/read-list-search.ts';
import { readCommissionsSearch } from '../features/administration/commissions/read-commissions-search.ts';
import { readBudgetSearch } from '../features/budget/read-budget-search.ts';
import { readUsersSearch } from '../features/administration/users/read-users-search.ts';
import { readLeadsSearch } from '../features/leads/read-leads-search.ts';
import { readStatementSearch } from '../features/referrals/statement/read-statement-search.ts';
import { readFeesSearch } from '../features/resources/fees/read-fees-search.ts';
import { readReportsSearch } from '../features/reports/read-reports-search.ts';
import { readSettingsSearch } from '../features/settings/read-settings-search.ts';
import { readRequestsSearch } from '../features/referrals/requests/read-requests-search.ts';
import { readEditorSearch } from './read-editor-search.ts';

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
  leads: readLeadsSearch,
  statement: readStatementSearch,
  requests: readRequestsSearch,
  fees: readFeesSearch,
  users: readUsersSearch,
  commissions: readCommissionsSearch,
  budget: readBudgetSearch,
  settings: readSettingsSearch,
} satisfies Record<SearchName, (given: Record<string, unknown>) => object>;
