const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds. A use is written down once per `touchMs`, so idling may end a session that much too early. */
export const sessionLifetimes = {
  user: { maximumMs: 30 * dayMs, idleMs: 7 * dayMs, touchMs: 5 * minuteMs },
  administrator: { maximumMs: 12 * hourMs, idleMs: hourMs, touchMs: minuteMs },
} as const;
export type SessionLifetime = (typeof sessionLifetimes)[keyof typeof sessionLifetimes];

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** The end no use can postpone. */
export const absoluteEnd = (
  { createdAt }: Pick<SessionTimes, 'createdAt'>,
  lifetime: SessionLifetime,
): Date => new Date(createdAt.getTime() + lifetime.maximumMs);

/** When the session ends unless it is used before. */
export const sessionEnd = (times: SessionTimes, lifetime: SessionLifetime): Date =>
  new Date(
    Math.min(absoluteEnd(times, lifetime).getTime(), times.lastUsedAt.getTime() + lifetime.idleMs),
  );

/** The last use as it is kept: `now` once the touch interval has passed, else the one already written down. */
export const recordedUse = (times: SessionTimes, now: Date, lifetime: SessionLifetime): Date =>
  now.getTime() - times.lastUsedAt.getTime() >= lifetime.touchMs ? now : times.lastUsedAt;
