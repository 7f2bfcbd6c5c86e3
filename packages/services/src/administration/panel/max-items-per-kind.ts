/** The maximum of each kind in the queue. An administrator who clears that many sees the next ones. */
export const maxItemsPerKind = 50;
