/** What a chart over months takes, in a cell and across the whole width, in pixels. */
export const chartHeights = { months: 190, wide: 240 } as const;
