// Within a paragraph of Word and PowerPoint (U+000B), between their pages (U+000C), of mainframes and of Unicode.
const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

// Signs that turn the text, have no width or stand for a picture: nobody sees them, nor can take them out.
const unseen =
  /(?![\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\u0080-\u009f\ufff9-\ufffc]/gu;

// They say which flag, and are nothing elsewhere.
const strayTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]/gu;

const plainScripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const scriptsWithoutJoiners = [...plainScripts, 'Inherited', 'Common']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
// Persian and Indian words are spelled with joiners; families and professions are emoji tied by them (RFC 5892, A).
const joinsEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`;
const joinsLetters = String.raw`(?<=(?![${scriptsWithoutJoiners}])[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])`;
const strayJoiners = new RegExp(`(?!${joinsEmoji}|${joinsLetters})[\\u200c\\u200d]`, 'gu');

const isPlain = (text: string): boolean =>
  /^[\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/.test(text);

/**
 * A text as it was meant, wherever it was copied from: each kind of line end is `\n`, letters and their accents are
 * one (NFC), and what nobody sees is gone. What has no meaning at all is left for `hasRefusedCharacter`.
 */
export const writtenText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replaceAll(lineEnds, '\n')
        .replaceAll(unseen, '')
        .replaceAll(strayTags, '')
        .replaceAll(strayJoiners, '')
        .normalize('NFC');

/** As `writtenText`, for what stands on one line: a line end, a tab or a fixed space in it parts words, as a space does. */
export const writtenLine = (text: string): string =>
  writtenText(text).replaceAll(/ *[^\S ]\s*/gu, ' ');
