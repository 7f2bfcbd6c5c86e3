/** The channel on which the tabs of a valuation announce its newest version. */
export const openVersionChannel = (id: string): BroadcastChannel =>
  new BroadcastChannel(`valia-valuation-${id}`);
