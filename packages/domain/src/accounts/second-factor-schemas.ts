import { z } from 'zod';
import { sessionSchema } from './account-schemas.ts';
import { typedPasswordSchema } from './password-schemas.ts';
import { timeCodeSchema, timeOrRecoveryCodeSchema } from './second-factor-code-schemas.ts';

const challengeLength = 43;

/** The challenge of the sign-in and a code: nothing else identifies the caller. */
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
/** `qrCode`: its side in modules and its dark modules as the `d` attribute of an SVG path. */
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
/** Any change that weakens the account requires the password and a code. */
export const proveSecondFactorInput = z.strictObject({
  password: typedPasswordSchema,
  code: timeOrRecoveryCodeSchema,
});
