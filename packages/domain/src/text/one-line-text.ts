import { hasWebAddress } from './forbidden-character.ts';
import { readText } from './safe-text.ts';
import { normaliseLine } from './normalise-text.ts';

/** A user's text on one line, trimmed, at most `maximum` characters, possibly empty. */
export const oneLineText = (maximum: number) => readText(maximum, normaliseLine);

/**
 * The same as `oneLineText`, but null when empty. Null is also accepted, because a form sends the values that it
 * already parsed.
 */
export const optionalLineText = (maximum: number) =>
  oneLineText(maximum)
    .nullable()
    .transform((text) => (text === '' ? null : text));

/** The same as `oneLineText`, but with at least one character; `message` is the field issue code when it is empty. */
export const requiredLineText = (maximum: number, message = 'required') =>
  oneLineText(maximum).min(1, { message });

/**
 * The name of a user or an organization. It appears in the platform's emails to recipients who never asked for one, so
 * `web-address-in-name` refuses names that would become a link there.
 */
export const nameText = (maximum: number, message = 'required') =>
  requiredLineText(maximum, message)
    // Lingui decodes `\u000a` even in a finished sentence, so a name could insert a refused character that way.
    .refine((text) => !text.includes('\\'), { message: 'not-allowed-character' })
    .refine((text) => !hasWebAddress(text), { message: 'web-address-in-name' });
