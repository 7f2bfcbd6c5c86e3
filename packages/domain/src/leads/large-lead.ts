/** The minimum revenue of a large lead, which has a separate tab: more than five million euros. */
export const largeLeadMinRevenue = 5_000_001;
