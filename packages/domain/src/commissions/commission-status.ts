export const commissionStatuses = [
  'estimated',
  'earned',
  'approved',
  'paid',
  'cancelled',
  'reversed',
] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

// Nothing leaves a final state; what was paid is undone by a reversal alone.
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

/** Before it is paid, and once there is an entry to correct. */
export const canCorrectCommission = (status: CommissionStatus): boolean =>
  status === 'earned' || status === 'approved';

/** What a commission's history is made of: its statuses, and corrections between them. */
export const commissionStepKinds = [...commissionStatuses, 'corrected'] as const;
export type CommissionStepKind = (typeof commissionStepKinds)[number];
