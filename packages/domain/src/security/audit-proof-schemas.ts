import { z } from 'zod';

export const chainFaults = [
  'row-missing',
  'seal-missing',
  'seal-differs',
  'row-without-seal',
] as const;

/** A seal that somebody wrote down: what the chain held then, it must still hold. */
const knownSealSchema = z.strictObject({
  position: z.int().min(1),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

export const proveAuditInput = z.strictObject({ known: knownSealSchema.optional() }).optional();
export type ProveAuditInput = z.infer<typeof proveAuditInput>;

/** `brokenAt` is the first place where the chain does not hold, or null; `unsealed` counts the newest rows. */
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
});
export type AuditProof = z.infer<typeof auditProofSchema>;
export type BrokenAt = NonNullable<AuditProof['brokenAt']>;
