export const requestTypes = ['referral', 'co_working', 'expertise_needed'] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Who may make a status change: the target (an adviser, or an administrator for the firm), the sender, or a timer. */
export type RequestMover = 'target' | 'sender' | 'clock';

// A final status cannot change.
const moves: Record<RequestStatus, Partial<Record<RequestStatus, RequestMover>>> = {
  pending: { accepted: 'target', rejected: 'target', withdrawn: 'sender', expired: 'clock' },
  accepted: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

export const canMoveRequest = (
  from: RequestStatus,
  to: RequestStatus,
  mover: RequestMover,
): boolean => moves[from][to] === mover;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const expiryDays = 30;
export const firmAnswerHours = 48;

/**
 * An unanswered request to an adviser expires after 30 days; one to the firm never does: the firm has its 48 hours
 * instead.
 */
export const requestExpiresAt = (sentAt: Date, { toFirm }: { toFirm: boolean }): Date | null =>
  toFirm ? null : new Date(sentAt.getTime() + expiryDays * dayMs);

/** When the firm has promised its first answer, in calendar hours. */
export const firmAnswerDueAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + firmAnswerHours * hourMs);
