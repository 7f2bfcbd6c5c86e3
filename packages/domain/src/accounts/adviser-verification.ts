/**
 * The firm's verification of an adviser: only verified advisers appear in the directory and work with other advisers.
 */
export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const answerHours = 48;
const hourMs = 3_600_000;

/** When the firm has promised its answer: 48 calendar hours after the request, including weekends and clock changes. */
export const verificationDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + answerHours * hourMs);

/**
 * Whole hours until `dueAt`, rounded up; when overdue, the hours since then as a negative number, rounded away from
 * zero.
 */
export const hoursUntil = (dueAt: Date, now: Date): number => {
  const hours = (dueAt.getTime() - now.getTime()) / hourMs;
  return hours >= 0 ? Math.ceil(hours) : Math.floor(hours);
};
