import { type DashboardTab, dashboardTabs } from '@valia/domain/dashboard/dashboard-tabs.ts';

/** The query parameters of the dashboard: its tab, omitted for the first one. */
export const readDashboardSearch = ({
  tab,
}: Record<string, unknown>): { tab?: DashboardTab | undefined } => ({
  tab: dashboardTabs.find((known) => known === tab && known !== dashboardTabs[0]),
});
