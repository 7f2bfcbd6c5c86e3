import { z } from 'zod';
import { sessionSchema } from './account-schemas.ts';
import { typedPasswordSchema } from './password-schemas.ts';
import { secondFactorDigits } from './second-factor-digits.ts';

const timeCode = new RegExp(`^[0-9]{${secondFactorDigits}}$`);
/** The digits of the application, and nothing else. Another alphabet's digits are no digits here. */
export const timeCodeSchema = z.string().regex(timeCode, { message: 'code-not-six-digits' });

// Four groups of four, typed with or without what parts them.
const recoveryCode = /^\s*[0-9A-Za-z]{4}(?:[ -]?[0-9A-Za-z]{4}){3}\s*$/;
const timeOrRecoveryCodeSchema = z
  .string()
  .max(40)
  .refine((code) => timeCode.test(code) || recoveryCode.test(code), {
    message: 'code-not-six-digits',
  });

const challengeLength = 43;

/** The challenge of the sign-in and a code: nothing else says who is asking. */
export const mfaVerifyInput = z.strictObject({
  challenge: z.string().length(challengeLength),
  code: timeOrRecoveryCodeSchema,
});
export const mfaVerifyOutput = z.discriminatedUnion('valid', [
  z.strictObject({ valid: z.literal(true), session: sessionSchema }),
  z.strictObject({ valid: z.literal(false) }),
]);

export const signInOutput = z.discriminatedUnion('mfaRequired', [
  z.strictObject({ mfaRequired: z.literal(false), session: sessionSchema }),
  z.strictObject({
    mfaRequired: z.literal(true),
    challenge: z.string(),
    expiresAt: z.iso.datetime(),
  }),
]);

export const secondFactorSchema = z.strictObject({
  enabled: z.boolean(),
  enabledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const beginSecondFactorInput = z.strictObject({ password: typedPasswordSchema });
/** `qrCode`: its side in modules and its dark modules as the `d` of an SVG path. */
export const beginSecondFactorOutput = z.strictObject({
  seed: z.string(),
  uri: z.string(),
  qrCode: z.strictObject({ size: z.int(), path: z.string() }),
});
export const confirmSecondFactorInput = z.strictObject({
  password: typedPasswordSchema,
  code: timeCodeSchema,
});
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });
/** What weakens the account takes the password and a code. */
export const proveSecondFactorInput = z.strictObject({
  password: typedPasswordSchema,
  code: timeOrRecoveryCodeSchema,
});
