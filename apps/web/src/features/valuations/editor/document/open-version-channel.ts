/** On which the tabs of a valuation tell each other its newest version. */
export const openVersionChannel = (id: string): BroadcastChannel =>
  new BroadcastChannel(`valia-valuation-${id}`);
