import { z } from 'zod';
import { hasHalfCharacter } from '../text/refused-character.ts';
import { registrationPasswordMinimum } from './registration-password-minimum.ts';

// Keeps the cost of its hash bounded.
const longestPassword = 1_000;

/** Any text that a hash may be computed of. No trimming: a blank may be part of a password. */
export const anyPasswordSchema = z
  .string()
  .max(longestPassword)
  .refine((text) => !hasHalfCharacter(text), { message: 'not-allowed-character' });

/** A password on its way in. Whether it is right, or good enough to replace another, is the server's to say. */
export const typedPasswordSchema = anyPasswordSchema.min(1, { message: 'required' });

export const registrationPasswordSchema = anyPasswordSchema.min(registrationPasswordMinimum, {
  message: 'password-too-short',
});

/** What a form adds in which a new password is typed twice. */
export const repetitionField = { confirmPassword: z.string() };

type Repeated<Field extends string> = Record<Field | 'confirmPassword', string>;

/**
 * The rule of such a form, as the two arguments of its `refine`: `passwords-differ` at the repetition, also beside
 * other faults, unless one of the two is no text.
 */
export const repeats = <Field extends string>(
  field: Field,
): [(form: Repeated<Field>) => boolean, z.core.$ZodCustomParams] => [
  (form) => form[field] === form.confirmPassword,
  {
    message: 'passwords-differ',
    path: ['confirmPassword'],
    when: ({ value }) =>
      z.object({ [field]: z.string(), ...repetitionField }).safeParse(value).success,
  },
];
