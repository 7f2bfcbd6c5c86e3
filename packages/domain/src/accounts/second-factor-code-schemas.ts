import { z } from 'zod';
import { writtenLine } from '../text/written-text.ts';
import { secondFactorDigits } from './second-factor-digits.ts';

const timeCode = new RegExp(`^[0-9]{${secondFactorDigits}}$`);
/** The digits of the application, and nothing else. Another alphabet's digits are no digits here. */
export const timeCodeSchema = z.string().regex(timeCode, { message: 'code-not-six-digits' });

// Four groups of four, typed with or without what parts them.
const recoveryCode = /^\s*[0-9A-Za-z]{4}(?:[ -]?[0-9A-Za-z]{4}){3}\s*$/;
export const timeOrRecoveryCodeSchema = z
  .string()
  .overwrite(writtenLine)
  .max(40)
  .refine((code) => timeCode.test(code) || recoveryCode.test(code), {
    message: 'code-not-six-digits',
  });
