import { z } from 'zod';
import { emailSchema } from './account-schemas.ts';
import { passwordRequirements } from './password-policy.ts';

const longestPassword = 1_000;

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
});

export const checkRecoveryOutput = z.strictObject({ valid: z.boolean() });

/** A password on its way in. Its rules are the server's to say, all at once. */
export const replacingPasswordSchema = z
  .string()
  .min(1, { message: 'required' })
  .max(longestPassword);

export const resetPasswordInput = z.strictObject({
  token: linkTokenSchema,
  password: replacingPasswordSchema,
});

export const validatePasswordInput = z.strictObject({
  password: z.string().max(longestPassword),
});
export const validatePasswordOutput = z.strictObject({
  valid: z.boolean(),
  errors: z.array(z.enum(passwordRequirements)),
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a link works, from when its mail was sent. */
export const linkLifetimesMs = {
  'verify-email': 24 * hourMs,
  'recover-password': hourMs,
  invitation: 7 * 24 * hourMs,
} as const;
