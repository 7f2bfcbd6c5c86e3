// Line breaks within a paragraph of Word and PowerPoint (U+000B), between their pages (U+000C), of mainframes
// and of Unicode.
const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

// Characters that change the text direction, have no width or represent a picture: users can neither see nor
// remove them.
const unseen =
  /(?![\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\u0080-\u009f\ufff9-\ufffc]/gu;

// Tag characters, which identify a flag and have no meaning elsewhere.
const strayTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]/gu;

const plainScripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const scriptsWithoutJoiners = [...plainScripts, 'Inherited', 'Common']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
// Persian and Indian words are spelled with joiners; emoji of families and professions are joined by them
// (RFC 5892, A).
const joinsEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`;
const joinsLetters = String.raw`(?<=(?![${scriptsWithoutJoiners}])[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])`;
const strayJoiners = new RegExp(`(?!${joinsEmoji}|${joinsLetters})[\\u200c\\u200d]`, 'gu');

const isPlain = (text: string): boolean =>
  /^[\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/.test(text);

/**
 * A text as its author meant it, wherever it was copied from: every line break is `\n`, letters and their accents are
 * combined (NFC), and invisible characters are removed. Meaningless characters are left for `hasForbiddenCharacter`.
 */
export const normaliseText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replaceAll(lineEnds, '\n')
        .replaceAll(unseen, '')
        .replaceAll(strayTags, '')
        .replaceAll(strayJoiners, '')
        .normalize('NFC');

/**
 * The same as `normaliseText`, for a text on one line: a line break, a tab or a fixed space separates words, as a space
 * does.
 */
export const normaliseLine = (text: string): string =>
  normaliseText(text).replaceAll(/ *[^\S ]\s*/gu, ' ');
