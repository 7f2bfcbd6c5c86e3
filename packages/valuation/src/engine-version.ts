/** Stored with every snapshot. It must change whenever the same inputs could result in a different figure. */
export const engineVersion = '1.4.0';
