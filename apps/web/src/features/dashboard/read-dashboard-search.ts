import { type DashboardTab, dashboardTabs } from '@valia/domain/dashboard/dashboard-schemas.ts';

/** What the address of the dashboard asks for: its tab, left out for the first. */
export const readDashboardSearch = ({
  tab,
}: Record<string, unknown>): { tab?: DashboardTab | undefined } => ({
  tab: dashboardTabs.find((known) => known === tab && known !== dashboardTabs[0]),
});
