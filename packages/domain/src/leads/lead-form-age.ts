/** No human fills in the form faster than this. */
const leastAgeMs = 3_000;
/** A page that is open longer sends again with a new token. Used tokens are stored for this time. */
const mostAgeMs = 2 * 3_600_000;

/** The latest time at which a form shown at `shownAt` may be sent. */
export const leadFormExpiry = (shownAt: Date): Date => new Date(shownAt.getTime() + mostAgeMs);

/** Whether a form shown at `shownAt` may be sent at `now`. */
export const isHumanLeadFormAge = (shownAt: Date, now: Date): boolean => {
  const ageMs = now.getTime() - shownAt.getTime();
  return ageMs >= leastAgeMs && ageMs <= mostAgeMs;
};
