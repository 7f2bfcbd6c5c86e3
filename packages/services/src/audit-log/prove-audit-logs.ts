import type { Database } from '@valia/db/client.ts';
import { auditSealQueue } from '@valia/db/schema/firm/audit-seals.ts';
import {
  auditProofSchema,
  type ChainProof,
  proveAuditInput,
} from '@valia/domain/security/audit-proof-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readConsistently } from '../context/change-audited.ts';
import type { NewestSeal } from '../audit/seal-audit-logs.ts';
import { seedSeal } from '../audit/compute-seal.ts';
import {
  findLostSeal,
  findRowWithoutSeal,
  faultyRow,
  walkAuditChain,
  type ChainWalk,
} from '../audit/walk-audit-chain.ts';

/** The maximum number of seals verified in one call, which has to finish within seconds. */
const mostAtOnce = 10_000;
const allRows = Number.MAX_SAFE_INTEGER;

export interface ProofRange {
  /** The seal to start after; null to start at the first seal. */
  known?: NewestSeal | null;
  /** The maximum number of seals to verify. */
  most?: number;
  /** True to skip the search for rows that were never sealed, because that search reads the whole log. */
  isPart?: boolean;
}

const proveRange = async (
  db: Database,
  { known = null, most = mostAtOnce }: ProofRange,
): Promise<ChainWalk> => {
  const from = known ?? { position: 0, seal: seedSeal };
  const lost = known === null ? null : await findLostSeal(db, known);
  return lost === null
    ? walkAuditChain(db, from, most)
    : { head: from, brokenAt: lost, isComplete: false };
};

/**
 * Recomputes the seals after a known one, and returns the first place that does not match. A long chain takes several
 * calls: after an incomplete result, the next call continues from its `sealed` and `headSeal`.
 */
export const proveAuditChain = (db: Database, range: ProofRange = {}): Promise<ChainProof> =>
  readConsistently(db, async (tx) => {
    const { head, brokenAt, isComplete } = await proveRange(tx, range);
    return {
      sealed: head.position,
      unsealed: await tx.$count(auditSealQueue),
      headSeal: head.position === 0 ? null : head.seal,
      brokenAt:
        isComplete && range.isPart !== true
          ? (await findRowWithoutSeal(tx, null, allRows)).brokenAt
          : brokenAt,
      isComplete,
    };
  });

/** The proof of the audit log for administrators. */
export const proveAuditLogs = read({
  right: 'enter-administration',
  input: proveAuditInput,
  output: auditProofSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input }) => {
    const proof = await proveAuditChain(ctx.db, { known: input?.known ?? null });
    const { brokenAt } = proof;
    return { ...proof, brokenRow: brokenAt === null ? null : await faultyRow(ctx.db, brokenAt) };
  },
});
