import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { typedPasswordSchema } from '../accounts/password-schemas.ts';
import { linkTokenInput } from '../accounts/recovery-schemas.ts';

export const requestEmailChangeInput = z.strictObject({
  email: emailSchema,
  password: typedPasswordSchema,
});

/** The change that waits for its confirmations; null where none does. */
export const emailChangeSchema = z
  .strictObject({
    nextEmail: z.string(),
    /** An address that was never confirmed need not agree. */
    formerIsAsked: z.boolean(),
    formerConfirmed: z.boolean(),
    nextConfirmed: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .nullable();
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const confirmEmailChangeInput = linkTokenInput;
export const confirmEmailChangeOutput = z.strictObject({
  /** What is still missing, or nothing: then the account has its new address. */
  waitsFor: z.enum(['former', 'next']).nullable(),
});
export type EmailChangeConfirmation = z.infer<typeof confirmEmailChangeOutput>;
