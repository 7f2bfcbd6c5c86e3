// PostgreSQL refuses NUL (22021) and silently changes lone surrogates; other controls have no place in a name.
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** True for text that cannot be kept: with NUL, another control character or half a character. */
export const hasRefusedCharacter = (text: string): boolean => refused.test(text);

/** True for text with half a character, of which no bytes can be made: another text would have the same. */
export const hasHalfCharacter = (text: string): boolean => /\p{Surrogate}/u.test(text);

// Line ends beyond those above, and the signs that turn or hide what stands beside them (Unicode TR 36, 39).
const breaksTheLine =
  /[\t\n\r\u0085\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** True for text that does not stand on one line, or reads otherwise than it is written. */
export const isNotOneLine = (text: string): boolean => breaksTheLine.test(text);

// What a mail program makes a link of; folded, since a reader sees no difference.
const webAddress = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/** True for text in which a reader, or their mail program, sees a web address. */
export const holdsWebAddress = (text: string): boolean => webAddress.test(text.normalize('NFKC'));
