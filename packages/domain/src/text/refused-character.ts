// PostgreSQL refuses NUL (22021) and silently changes lone surrogates; XML, of which sheets and letters are made,
// holds no control character and neither U+FFFE nor U+FFFF.
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u;

/** True for text that cannot be kept: with NUL, another control character or half a character. */
export const hasRefusedCharacter = (text: string): boolean => refused.test(text);

const lettersAround = 12;

/** What is wrong with a text that cannot be kept, with the letters around the first such character; null for another. */
export const refusedCharacterIssue = (
  text: string,
): { code: 'not-allowed-character'; params: { near: string } } | null => {
  const found = refused.exec(text);
  if (found === null) return null;
  const before = text.slice(Math.max(0, found.index - lettersAround), found.index);
  const after = text.slice(found.index + 1, found.index + 1 + lettersAround);
  const near = `${before}\ufffd${after}`.replaceAll(new RegExp(refused, 'gu'), '\ufffd');
  return { code: 'not-allowed-character', params: { near: near.replaceAll(/\s+/g, ' ').trim() } };
};

/** True for text with half a character, of which no bytes can be made: another text would have the same. */
export const hasHalfCharacter = (text: string): boolean => /\p{Surrogate}/u.test(text);

// What a mail program makes a link of; folded, since a reader sees no difference.
const webAddress = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/** True for text in which a reader, or their mail program, sees a web address. */
export const holdsWebAddress = (text: string): boolean => webAddress.test(text.normalize('NFKC'));
