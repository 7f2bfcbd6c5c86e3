/** The height in pixels of a chart over months: in a cell, and across the whole width. */
export const chartHeights = { months: 190, wide: 240 } as const;
