const dayMs = 86_400_000;

/** How long a request stays open, how long before its end people are told, and when a draft counts as left alone. */
export const alertTimes = {
  lifeMs: 30 * dayMs,
  warnedMs: 3 * dayMs,
  idleMs: 30 * dayMs,
} as const;
