/** The events in a request's history, also shown in its thread between the messages. */
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
