/** What of a request a step of its commission followed from. */
export const commissionCauses = [
  'request-sent',
  'outcome-won',
  'outcome-lost',
  'request-rejected',
  'request-withdrawn',
  'request-expired',
] as const;
export type CommissionCause = (typeof commissionCauses)[number];
