/** The firm's check of an adviser: only verified ones appear in the directory and deal with other advisers. */
export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const answerHours = 48;
const hourMs = 3_600_000;

/** When the firm has promised its answer by: 48 calendar hours after it was asked, weekends and clock changes included. */
export const verificationDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + answerHours * hourMs);

/** Whole hours until `dueAt`, rounded up; how many it is overdue by, as a negative number, rounded away from zero. */
export const hoursUntil = (dueAt: Date, now: Date): number => {
  const hours = (dueAt.getTime() - now.getTime()) / hourMs;
  return hours >= 0 ? Math.ceil(hours) : Math.floor(hours);
};
