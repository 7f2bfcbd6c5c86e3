import { z } from 'zod';
import { normaliseLine } from '../text/normalise-text.ts';
import { secondFactorDigits } from './second-factor-digits.ts';

const timeCode = new RegExp(`^[0-9]{${secondFactorDigits}}$`);
/** The digits of the authenticator application, and nothing else. Only ASCII digits are accepted. */
export const timeCodeSchema = z.string().regex(timeCode, { message: 'code-not-six-digits' });

// Four groups of four characters, typed with or without separators.
const recoveryCode = /^\s*[0-9A-Za-z]{4}(?:[ -]?[0-9A-Za-z]{4}){3}\s*$/;
export const timeOrRecoveryCodeSchema = z
  .string()
  .overwrite(normaliseLine)
  .max(40)
  .refine((code) => timeCode.test(code) || recoveryCode.test(code), {
    message: 'code-not-six-digits',
  });
