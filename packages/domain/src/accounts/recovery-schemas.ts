import { z } from 'zod';
import { emailSchema } from './account-schemas.ts';
import { passwordRequirements } from './password-policy.ts';
import {
  anyPasswordSchema,
  repeats,
  repetitionField,
  typedPasswordSchema,
} from './password-schemas.ts';

/** 256 bits in base64url. What is no such text cannot be a token of ours. */
export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/, { message: 'not-valid' });

export const linkTokenInput = z.strictObject({ token: linkTokenSchema });

export const forgotPasswordInput = z.strictObject({ email: emailSchema });

// Without an address: the signed-in person's own.
export const resendVerificationInput = z.strictObject({ email: emailSchema.optional() });

/** The same for every address, whoever has it. */
export const requestTakenOutput = z.strictObject({ taken: z.literal(true) });

export const verifyEmailOutput = z.strictObject({
  /** False: an earlier use of the same link had done it. */
  verifiedNow: z.boolean(),
  /** Of a link that sets a password: the browser is not signed in to the account, so nobody's password counts yet. */
  recoveryToken: linkTokenSchema.optional(),
});

export const checkRecoveryOutput = z.strictObject({ valid: z.boolean() });

export const resetPasswordInput = z.strictObject({
  token: linkTokenSchema,
  password: typedPasswordSchema,
});

/** What the page of a recovery link holds; the link itself has the token. */
export const resetPasswordFormSchema = z
  .strictObject({ password: typedPasswordSchema, ...repetitionField })
  .refine(...repeats('password'));

export const validatePasswordInput = z.strictObject({ password: anyPasswordSchema });
export const validatePasswordOutput = z.strictObject({
  valid: z.boolean(),
  errors: z.array(z.enum(passwordRequirements)),
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the link of a mail to an account does. */
export type LinkPurpose = 'verify-email' | 'recover-password';

/** How long a link works, from when its mail was sent. */
export const linkLifetimesMs = {
  'verify-email': 24 * hourMs,
  'recover-password': hourMs,
  invitation: 7 * 24 * hourMs,
  'email-change': 24 * hourMs,
} as const;
