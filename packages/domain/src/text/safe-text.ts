import { z } from 'zod';
import { hasRefusedCharacter } from './refused-character.ts';

const checked = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !hasRefusedCharacter(text), { message: 'not-allowed-character' });

/** One line or more of text a person wrote, trimmed, at most `maximum` characters, possibly empty. */
export const safeText = (maximum: number) => checked(maximum);

/** As `safeText`, with at least one character; `message` is the field issue code when it is empty. */
export const requiredText = (maximum: number, message = 'required') =>
  checked(maximum).min(1, { message });
