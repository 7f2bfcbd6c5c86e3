export const requestTypes = ['referral', 'co_working', 'expertise_needed'] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Who a move belongs to: the target (an adviser, or an administrator for the firm), the sender, or time itself. */
export type RequestMover = 'target' | 'sender' | 'clock';

// Nothing leaves a final state.
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

/** A request to an adviser ends unanswered after 30 days; one to the firm never: the firm has its 48 hours instead. */
export const requestExpiresAt = (sentAt: Date, { toFirm }: { toFirm: boolean }): Date | null =>
  toFirm ? null : new Date(sentAt.getTime() + expiryDays * dayMs);

/** By when the firm has promised its first answer, in calendar hours. */
export const firmAnswerDueAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + firmAnswerHours * hourMs);
