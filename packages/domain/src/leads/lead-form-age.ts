/** Nobody fills the form in faster; a page left open longer is asked to send again with a new token. */
const leastAgeMs = 3_000;
const mostAgeMs = 12 * 3_600_000;

/** Whether a form shown at `shownAt` may be sent at `now`. */
export const isHumanLeadFormAge = (shownAt: Date, now: Date): boolean => {
  const ageMs = now.getTime() - shownAt.getTime();
  return ageMs >= leastAgeMs && ageMs <= mostAgeMs;
};
