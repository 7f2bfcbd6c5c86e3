/** The event of a request that caused a step of its commission. */
export const commissionCauses = [
  'request-sent',
  'outcome-won',
  'outcome-lost',
  'request-rejected',
  'request-withdrawn',
  'request-expired',
] as const;
export type CommissionCause = (typeof commissionCauses)[number];
