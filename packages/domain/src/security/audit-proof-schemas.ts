import { z } from 'zod';

export const chainFaults = [
  'row-missing',
  'seal-missing',
  'seal-differs',
  'row-without-seal',
] as const;

/** A seal that somebody wrote down, or the last one of an answer: the chain must still hold it, and is proved from it on. */
const knownSealSchema = z.strictObject({
  position: z.int().min(1),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

export const proveAuditInput = z.strictObject({ known: knownSealSchema.optional() }).optional();
export type ProveAuditInput = z.infer<typeof proveAuditInput>;

/**
 * `sealed` and `headSeal` are the last seal that holds; `brokenAt` is the first place where the chain does not, or
 * null; `unsealed` counts the newest rows. Not complete and not broken: the proof goes on from there by another call.
 */
export const auditProofSchema = z.strictObject({
  sealed: z.int(),
  unsealed: z.int(),
  headSeal: z.string().nullable(),
  brokenAt: z
    .strictObject({
      position: z.int().nullable(),
      auditLogId: z.int().nullable(),
      fault: z.enum(chainFaults),
    })
    .nullable(),
  isComplete: z.boolean(),
});
export type AuditProof = z.infer<typeof auditProofSchema>;
export type BrokenAt = NonNullable<AuditProof['brokenAt']>;
