import { z } from 'zod';
import { chainFaults } from './broken-at.ts';

/** A seal that somebody wrote down, or the last one of an answer: the chain must still hold it, and is proved from it on. */
const knownSealSchema = z.strictObject({
  position: z.int().min(1),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

export const proveAuditInput = z.strictObject({ known: knownSealSchema.optional() }).optional();
export type ProveAuditInput = z.infer<typeof proveAuditInput>;

const brokenAtSchema = z.strictObject({
  position: z.int().nullable(),
  auditLogId: z.int().nullable(),
  fault: z.enum(chainFaults),
});

/**
 * `sealed` and `headSeal` are the last seal that holds; `brokenAt` is the first place where the chain does not, or
 * null; `unsealed` counts the newest rows. Not complete and not broken: the proof goes on from there by another call.
 */
const chainProofSchema = z.strictObject({
  sealed: z.int(),
  unsealed: z.int(),
  headSeal: z.string().nullable(),
  brokenAt: brokenAtSchema.nullable(),
  isComplete: z.boolean(),
});
export type ChainProof = z.infer<typeof chainProofSchema>;

/** The row that shows a fault in the list: the broken one, or the first one after a gap; null where there is none. */
const brokenRow = z.int().nullable();

export const auditProofSchema = chainProofSchema.extend({ brokenRow });
export type AuditProof = z.infer<typeof auditProofSchema>;

/** What the product's own check of the whole chain has found, which goes on for as long as a server runs. */
export const auditCheckSchema = z.strictObject({
  /** When the last check ended that found nothing. */
  intactAt: z.iso.datetime().nullable(),
  brokenAt: brokenAtSchema.nullable(),
  brokenRow,
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;
