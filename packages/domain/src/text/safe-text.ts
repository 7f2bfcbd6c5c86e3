import { z } from 'zod';

// PostgreSQL refuses NUL (22021) and silently changes lone surrogates; other controls have no place in a name.
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

const checked = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !refused.test(text), { message: 'not-allowed-character' });

/** One line or more of text a person wrote, trimmed, at most `maximum` characters, possibly empty. */
export const safeText = (maximum: number) => checked(maximum);

/** As `safeText`, with at least one character; `message` is the field issue code when it is empty. */
export const requiredText = (maximum: number, message = 'required') =>
  checked(maximum).min(1, { message });
