/** What a chart over months takes, and a row of bars by name, in pixels. */
export const chartHeights = { months: 190, barRow: 30 } as const;
