import { holdsWebAddress } from './refused-character.ts';
import { readText } from './safe-text.ts';
import { writtenLine } from './written-text.ts';

/** What a person wrote, on one line, trimmed, at most `maximum` characters, possibly empty. */
export const oneLineText = (maximum: number) => readText(maximum, writtenLine);

/** As `oneLineText`; null when empty. Null passes too: a form that parsed once sends what it got. */
export const optionalLineText = (maximum: number) =>
  oneLineText(maximum)
    .nullable()
    .transform((text) => (text === '' ? null : text));

/** As `oneLineText`, with at least one character; `message` is the field issue code when it is empty. */
export const requiredLineText = (maximum: number, message = 'required') =>
  oneLineText(maximum).min(1, { message });

/**
 * The name of a person or an organization. It is read in mails to people who never asked for one, under the
 * platform's name: `web-address-in-name` when it would make a link there.
 */
export const nameText = (maximum: number, message = 'required') =>
  requiredLineText(maximum, message)
    // Lingui decodes `\u000a` in a finished sentence too: a name could write there what is refused above.
    .refine((text) => !text.includes('\\'), { message: 'not-allowed-character' })
    .refine((text) => !holdsWebAddress(text), { message: 'web-address-in-name' });
