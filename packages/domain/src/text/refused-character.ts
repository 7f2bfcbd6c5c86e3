// PostgreSQL refuses NUL (22021) and silently changes lone surrogates; other controls have no place in a name.
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** True for text that cannot be kept: with NUL, another control character or half a character. */
export const hasRefusedCharacter = (text: string): boolean => refused.test(text);
