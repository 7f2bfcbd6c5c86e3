const dayMs = 86_400_000;

/** How long before its expiry users are notified of a request, and after what time a draft is idle. */
export const alertTimes = { warnedMs: 3 * dayMs, idleMs: 30 * dayMs } as const;
