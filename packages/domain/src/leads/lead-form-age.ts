/** Nobody fills the form in faster. */
const leastAgeMs = 3_000;
/** A page left open longer is asked to send again with a new token: used ones are kept for so long. */
const mostAgeMs = 2 * 3_600_000;

/** Until when a form shown at `shownAt` may be sent. */
export const leadFormExpiry = (shownAt: Date): Date => new Date(shownAt.getTime() + mostAgeMs);

/** Whether a form shown at `shownAt` may be sent at `now`. */
export const isHumanLeadFormAge = (shownAt: Date, now: Date): boolean => {
  const ageMs = now.getTime() - shownAt.getTime();
  return ageMs >= leastAgeMs && ageMs <= mostAgeMs;
};
