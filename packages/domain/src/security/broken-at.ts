export const chainFaults = [
  'row-missing',
  'seal-missing',
  'seal-differs',
  'row-without-seal',
] as const;

/** The first place where the audit chain does not hold. */
export interface BrokenAt {
  position: number | null;
  auditLogId: number | null;
  fault: (typeof chainFaults)[number];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Out of what an event holds of it; null for an event about something else. */
export const readBrokenAt = ({
  fault: given,
  position,
  auditLogId,
}: Readonly<Record<string, unknown>>): BrokenAt | null => {
  const fault = chainFaults.find((known) => known === given);
  return fault === undefined
    ? null
    : { fault, position: numberOf(position), auditLogId: numberOf(auditLogId) };
};
