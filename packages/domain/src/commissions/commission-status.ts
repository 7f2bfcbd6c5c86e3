export const commissionStatuses = [
  'estimated',
  'earned',
  'approved',
  'paid',
  'cancelled',
  'reversed',
] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

// A final status cannot change; a payment can only be undone by a reversal.
const moves: Readonly<Record<CommissionStatus, readonly CommissionStatus[]>> = {
  estimated: ['earned', 'cancelled'],
  earned: ['approved', 'cancelled'],
  approved: ['paid', 'cancelled'],
  paid: ['reversed'],
  cancelled: [],
  reversed: [],
};

export const canMoveCommission = (from: CommissionStatus, to: CommissionStatus): boolean =>
  moves[from].includes(to);

/** Possible once there is an entry to correct, and before it is paid. */
export const canCorrectCommission = (status: CommissionStatus): boolean =>
  status === 'earned' || status === 'approved';

/** The kinds of steps in a commission's history: its statuses, and corrections between them. */
export const commissionStepKinds = [...commissionStatuses, 'corrected'] as const;
export type CommissionStepKind = (typeof commissionStepKinds)[number];
