/** A lead that has a tab of its own: its company turns over more than five million euros. */
export const largeLeadFrom = 5_000_001;
