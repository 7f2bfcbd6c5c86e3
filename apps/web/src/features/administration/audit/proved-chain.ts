import type { AuditHead } from '@valia/domain/security/audit-log-schemas.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';

/** What is known of the chain: by a proof asked for here, else by the check that goes on by itself. */
export interface ProvedChain {
  brokenAt: BrokenAt | null;
  brokenRow: number | null;
  /** When it was found to be whole, or broken by a proof asked for here. */
  at: string | null;
}

/** Null while nothing was found yet. A fault that the check finds later is not hidden by an earlier proof of this visit. */
export const provedChain = (
  own: ProvedChain | null,
  check: AuditHead['check'] | undefined,
): ProvedChain | null => {
  if (own !== null && own.brokenAt !== null) return own;
  const { brokenAt = null, brokenRow = null, intactAt = null } = check ?? {};
  if (brokenAt !== null) return { brokenAt, brokenRow, at: null };
  if (own !== null) return own;
  return intactAt === null ? null : { brokenAt, brokenRow, at: intactAt };
};
