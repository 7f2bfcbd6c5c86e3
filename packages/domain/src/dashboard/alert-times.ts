const dayMs = 86_400_000;

/** How long before its end people are told of a request, and when a draft counts as left alone. */
export const alertTimes = { warnedMs: 3 * dayMs, idleMs: 30 * dayMs } as const;
