import type { AuditHead } from '@valia/domain/security/audit-log-schemas.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';

/** What is known of the chain: by a proof asked for here, else by the check that goes on by itself. */
export interface ProvedChain {
  brokenAt: BrokenAt | null;
  brokenRow: number | null;
  /** When it was found to be whole, or broken by a proof asked for here. */
  at: string | null;
}

/** Null while nothing was found yet. */
export const provedChain = (
  own: ProvedChain | null,
  check: AuditHead['check'] | undefined,
): ProvedChain | null => {
  if (own !== null || check === undefined) return own;
  const { brokenAt, brokenRow, intactAt } = check;
  if (brokenAt !== null) return { brokenAt, brokenRow, at: null };
  return intactAt === null ? null : { brokenAt, brokenRow, at: intactAt };
};
