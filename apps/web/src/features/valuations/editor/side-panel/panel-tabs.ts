/** The tabs of the panel beside the work. */
export const panelTabs = ['share', 'notes', 'activity', 'versions'] as const;
export type PanelTab = (typeof panelTabs)[number];
