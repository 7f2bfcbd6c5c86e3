import { z } from 'zod';
import { emailSchema } from './account-schemas.ts';
import { passwordRequirements } from './password-policy.ts';
import {
  anyPasswordSchema,
  matchingPasswordsRule,
  passwordRepetitionField,
  typedPasswordSchema,
} from './password-schemas.ts';

/** 256 bits in base64url. A text in any other format cannot be one of our tokens. */
export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/, { message: 'not-valid' });

export const linkTokenInput = z.strictObject({ token: linkTokenSchema });

export const forgotPasswordInput = z.strictObject({ email: emailSchema });

// Without an email address: the signed-in user's own.
export const resendVerificationInput = z.strictObject({ email: emailSchema.optional() });

/** The same answer for every email address, whether an account has it or not. */
export const requestAcceptedOutput = z.strictObject({ taken: z.literal(true) });

export const verifyEmailOutput = z.strictObject({
  /** False when an earlier use of the same link had already verified the address. */
  verifiedNow: z.boolean(),
  /**
   * For a link that also sets a password: the browser is not signed in to the account, so no existing password is
   * accepted yet.
   */
  recoveryToken: linkTokenSchema.optional(),
});

export const checkRecoveryOutput = z.strictObject({ valid: z.boolean() });

export const resetPasswordInput = z.strictObject({
  token: linkTokenSchema,
  password: typedPasswordSchema,
});

/** The fields on the page of a recovery link; the link itself contains the token. */
export const resetPasswordFormSchema = z
  .strictObject({ password: typedPasswordSchema, ...passwordRepetitionField })
  .refine(...matchingPasswordsRule('password'));

export const validatePasswordInput = z.strictObject({ password: anyPasswordSchema });
export const validatePasswordOutput = z.strictObject({
  valid: z.boolean(),
  errors: z.array(z.enum(passwordRequirements)),
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the link of a mail to an account does. */
export type LinkPurpose = 'verify-email' | 'recover-password';

/** How long a link is valid after its email was sent. */
export const linkLifetimesMs = {
  'verify-email': 24 * hourMs,
  'recover-password': hourMs,
  invitation: 7 * 24 * hourMs,
  'email-change': 24 * hourMs,
} as const;
