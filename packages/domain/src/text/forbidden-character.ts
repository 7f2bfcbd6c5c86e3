// PostgreSQL refuses NUL (22021) and silently changes lone surrogates; XML, the format of sheets and letters,
// allows no control characters, U+FFFE or U+FFFF.
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u;

/** True for text that cannot be stored: with NUL, another control character or half a character. */
export const hasForbiddenCharacter = (text: string): boolean => refused.test(text);

const lettersAround = 12;

/**
 * The field issue for a text that cannot be stored, with the letters around the first such character; null for any
 * other text.
 */
export const forbiddenCharacterIssue = (
  text: string,
): { code: 'not-allowed-character'; params: { near: string } } | null => {
  const found = refused.exec(text);
  if (found === null) return null;
  const before = text.slice(Math.max(0, found.index - lettersAround), found.index);
  const after = text.slice(found.index + 1, found.index + 1 + lettersAround);
  const near = `${before}\ufffd${after}`.replaceAll(new RegExp(refused, 'gu'), '\ufffd');
  return { code: 'not-allowed-character', params: { near: near.replaceAll(/\s+/g, ' ').trim() } };
};

/** True for text with half a character, which cannot be encoded: another text would have the same bytes. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

// Text that an email program turns into a link; matched after NFKC folding, since a reader sees no
// difference.
const webAddress = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/** True for text in which a reader, or their email program, sees a web address. */
export const hasWebAddress = (text: string): boolean => webAddress.test(text.normalize('NFKC'));
