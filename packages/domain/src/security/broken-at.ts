export const auditChainErrors = [
  'row-missing',
  'seal-missing',
  'seal-differs',
  'row-without-seal',
] as const;

/** The first place where the audit chain is broken. */
export interface BrokenAt {
  position: number | null;
  auditLogId: number | null;
  fault: (typeof auditChainErrors)[number];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The place, read from the data of an event; null for an event about something else. */
export const readBrokenAt = ({
  fault: given,
  position,
  auditLogId,
}: Readonly<Record<string, unknown>>): BrokenAt | null => {
  const fault = auditChainErrors.find((known) => known === given);
  return fault === undefined
    ? null
    : { fault, position: numberOf(position), auditLogId: numberOf(auditLogId) };
};
