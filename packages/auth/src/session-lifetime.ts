const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Milliseconds. A use is recorded at most once per `touchMs`, so an idle session may end earlier by up to that time.
 */
export const sessionLifetimes = {
  user: { maximumMs: 30 * dayMs, idleMs: 7 * dayMs, touchMs: 5 * minuteMs },
  administrator: { maximumMs: 12 * hourMs, idleMs: hourMs, touchMs: minuteMs },
} as const;
export type SessionLifetime = (typeof sessionLifetimes)[keyof typeof sessionLifetimes];

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** The latest end of a session, which no use can extend. */
export const absoluteEnd = (
  { createdAt }: Pick<SessionTimes, 'createdAt'>,
  lifetime: SessionLifetime,
): Date => new Date(createdAt.getTime() + lifetime.maximumMs);

/** When the session ends if it is not used before. */
export const sessionEnd = (times: SessionTimes, lifetime: SessionLifetime): Date =>
  new Date(
    Math.min(absoluteEnd(times, lifetime).getTime(), times.lastUsedAt.getTime() + lifetime.idleMs),
  );

/** The last use to store: `now` once the touch interval has passed, otherwise the time already stored. */
export const recordedUse = (times: SessionTimes, now: Date, lifetime: SessionLifetime): Date =>
  now.getTime() - times.lastUsedAt.getTime() >= lifetime.touchMs ? now : times.lastUsedAt;
