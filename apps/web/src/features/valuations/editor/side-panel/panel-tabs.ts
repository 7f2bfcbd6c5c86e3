/** The tabs of the side panel. */
export const panelTabs = ['share', 'notes', 'activity', 'versions'] as const;
export type PanelTab = (typeof panelTabs)[number];
