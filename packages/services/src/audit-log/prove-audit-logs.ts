import type { Database } from '@valia/db/client.ts';
import { auditSealQueue } from '@valia/db/schema/firm/audit-seals.ts';
import {
  auditProofSchema,
  type ChainProof,
  proveAuditInput,
} from '@valia/domain/security/audit-proof-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readAtOneMoment } from '../context/change-audited.ts';
import type { SealHead } from '../audit/seal-audit-logs.ts';
import { seedSeal } from '../audit/seal-of.ts';
import {
  findLostSeal,
  findRowWithoutSeal,
  rowOfFault,
  walkAuditChain,
  type Walked,
} from '../audit/walk-audit-chain.ts';

/** Seals proved in one call, which has to answer within seconds. */
const mostAtOnce = 10_000;
const allRows = Number.MAX_SAFE_INTEGER;

export interface ProofRange {
  /** Where to begin; null: at the first seal. */
  known?: SealHead | null;
  /** How many seals to go. */
  most?: number;
  /** Rows that were never sealed are not looked for, which reads the whole log. */
  isPart?: boolean;
}

const proveRange = async (
  db: Database,
  { known = null, most = mostAtOnce }: ProofRange,
): Promise<Walked> => {
  const from = known ?? { position: 0, seal: seedSeal };
  const lost = known === null ? null : await findLostSeal(db, known);
  return lost === null
    ? walkAuditChain(db, from, most)
    : { head: from, brokenAt: lost, isComplete: false };
};

/**
 * Computes the seals again from a known one on, and names the first place that does not hold. A long chain takes
 * several calls: an answer that is not complete goes on from its own `sealed` and `headSeal`.
 */
export const proveAuditChain = (db: Database, range: ProofRange = {}): Promise<ChainProof> =>
  readAtOneMoment(db, async (tx) => {
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
    return { ...proof, brokenRow: brokenAt === null ? null : await rowOfFault(ctx.db, brokenAt) };
  },
});
