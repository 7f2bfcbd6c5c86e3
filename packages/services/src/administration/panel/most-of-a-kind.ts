/** Of each kind in the queue; whoever clears so many sees the next ones. */
export const mostOfAKind = 50;
