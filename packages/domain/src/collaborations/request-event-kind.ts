/** The lines of a request's history, and of its thread between the messages. */
export const requestEventKinds = [
  'sent',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'access-changed',
  'access-taken-back',
  'version-opened',
  'outcome-set',
  'outcome-confirmed',
] as const;
export type RequestEventKind = (typeof requestEventKinds)[number];
