import type { AuditChainStatus } from '@valia/domain/security/audit-log-schemas.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';

/** The state of the chain: from a proof requested here, otherwise from the check that runs automatically. */
export interface AuditChainProof {
  brokenAt: BrokenAt | null;
  brokenRow: number | null;
  /** The time when it was found intact, or found broken by a proof requested here. */
  at: string | null;
}

/**
 * Null while there is no result yet. A fault that the automatic check finds later is not hidden by an earlier proof of
 * this visit.
 */
export const latestChainProof = (
  own: AuditChainProof | null,
  check: AuditChainStatus['check'] | undefined,
): AuditChainProof | null => {
  if (own !== null && own.brokenAt !== null) return own;
  const { brokenAt = null, brokenRow = null, intactAt = null } = check ?? {};
  if (brokenAt !== null) return { brokenAt, brokenRow, at: null };
  if (own !== null) return own;
  return intactAt === null ? null : { brokenAt, brokenRow, at: intactAt };
};
