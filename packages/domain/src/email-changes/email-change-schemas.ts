import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { typedPasswordSchema } from '../accounts/password-schemas.ts';
import { linkTokenInput } from '../accounts/recovery-schemas.ts';

export const requestEmailChangeInput = z.strictObject({
  email: emailSchema,
  password: typedPasswordSchema,
});

/** The change that waits for its confirmations; null when there is none. */
export const emailChangeSchema = z
  .strictObject({
    nextEmail: z.string(),
    /** Whether the former address must confirm; an address that was never confirmed need not. */
    formerIsAsked: z.boolean(),
    formerConfirmed: z.boolean(),
    nextConfirmed: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .nullable();
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const confirmEmailChangeInput = linkTokenInput;
export const confirmEmailChangeOutput = z.strictObject({
  /** The confirmation that is still missing; null when the account has its new address. */
  waitsFor: z.enum(['former', 'next']).nullable(),
});
export type EmailChangeConfirmation = z.infer<typeof confirmEmailChangeOutput>;
