import { z } from 'zod';
import { hasLoneSurrogate } from '../text/forbidden-character.ts';
import { registrationPasswordMinimum } from './registration-password-minimum.ts';

// Limits the cost of computing its hash.
const longestPassword = 1_000;

/** Any text that can be hashed. No trimming, because a space may be part of a password. */
export const anyPasswordSchema = z
  .string()
  .max(longestPassword)
  .refine((text) => !hasLoneSurrogate(text), { message: 'not-allowed-character' });

/** A password as typed. Only the server decides whether it is correct, or good enough as a new one. */
export const typedPasswordSchema = anyPasswordSchema.min(1, { message: 'required' });

export const registrationPasswordSchema = anyPasswordSchema.min(registrationPasswordMinimum, {
  message: 'password-too-short',
});

/** The additional field of a form in which a new password is typed twice. */
export const passwordRepetitionField = { confirmPassword: z.string() };

type Repeated<Field extends string> = Record<Field | 'confirmPassword', string>;

/**
 * The rule of such a form, as the two arguments of its `refine`: reports `passwords-differ` at the repeated field, even
 * together with other faults, unless one of the two is not a text.
 */
export const matchingPasswordsRule = <Field extends string>(
  field: Field,
): [(form: Repeated<Field>) => boolean, z.core.$ZodCustomParams] => [
  (form) => form[field] === form.confirmPassword,
  {
    message: 'passwords-differ',
    path: ['confirmPassword'],
    when: ({ value }) =>
      z.object({ [field]: z.string(), ...passwordRepetitionField }).safeParse(value).success,
  },
];
