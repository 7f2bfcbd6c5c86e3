export const dashboardTabs = ['analytics', 'trends', 'alerts', 'activity', 'financial'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];
