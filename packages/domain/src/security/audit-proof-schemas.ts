import { z } from 'zod';
import { auditChainErrors } from './broken-at.ts';

/**
 * A seal that was recorded elsewhere, or the last one of an earlier answer: the chain must still contain it, and is
 * proved from there on.
 */
const knownSealSchema = z.strictObject({
  position: z.int().min(1),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

export const proveAuditInput = z.strictObject({ known: knownSealSchema.optional() }).optional();
export type ProveAuditInput = z.infer<typeof proveAuditInput>;

const brokenAtSchema = z.strictObject({
  position: z.int().nullable(),
  auditLogId: z.int().nullable(),
  fault: z.enum(auditChainErrors),
});

/**
 * `sealed` and `headSeal` are the last valid seal; `brokenAt` is the first fault of the chain, or null; `unsealed` is
 * the number of newest rows. When the proof is neither complete nor broken, another call continues it.
 */
const chainProofSchema = z.strictObject({
  sealed: z.int(),
  unsealed: z.int(),
  headSeal: z.string().nullable(),
  brokenAt: brokenAtSchema.nullable(),
  isComplete: z.boolean(),
});
export type ChainProof = z.infer<typeof chainProofSchema>;

/** The row at which the list shows a fault: the broken row, or the first one after a gap; null when there is none. */
const brokenRow = z.int().nullable();

export const auditProofSchema = chainProofSchema.extend({ brokenRow });
export type AuditProof = z.infer<typeof auditProofSchema>;

/** The result of the product's own check of the whole chain, which runs continuously on a server. */
export const auditCheckSchema = z.strictObject({
  /** When the last check without findings ended. */
  intactAt: z.iso.datetime().nullable(),
  brokenAt: brokenAtSchema.nullable(),
  brokenRow,
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;
