/**
 * The characters of the bytes from 0x80. Node's decoder is not used, because it decodes 0x80–0x9F of Windows-1252 as
 * control characters.
 */
const windows =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  Array.from({ length: 96 }, (_, at) => String.fromCodePoint(0xa0 + at)).join('');
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

export type CodePage = 'windows-1252' | 'cp850';
const upper: Readonly<Record<CodePage, readonly string[]>> = {
  'windows-1252': Array.from(windows),
  cp850: Array.from(dos),
};

export const decodeCodePage = (bytes: Uint8Array, page: CodePage): string => {
  const letters = upper[page];
  let [text, piece] = ['', ''];
  for (const byte of bytes) {
    piece += byte < 0x80 ? String.fromCharCode(byte) : (letters[byte - 0x80] ?? '');
    if (piece.length < 4_096) continue;
    text += piece;
    piece = '';
  }
  return text + piece;
};

/** Characters of Spanish and Catalan; other accented letters are rare in accounts. */
const expected = new Set('áéíóúüñçàèòïÁÉÍÓÚÜÑÇÀÈÒÏ·ºª€’‘“”–—¿¡«»');
const isLetter = /\p{L}/u;
/** Only the beginning is inspected; a file of a million lines gives no more information. */
const looksAt = 200_000;

/**
 * A score for how likely the bytes use a code page: expected letters increase it; unexpected ones, above all inside
 * words, decrease it.
 */
const scoreOf = (bytes: Uint8Array, page: CodePage): number => {
  const letters = upper[page];
  const isWord = (byte: number | undefined): boolean =>
    byte !== undefined &&
    isLetter.test(byte < 0x80 ? String.fromCharCode(byte) : (letters[byte - 0x80] ?? ''));
  let score = 0;
  for (let at = 0; at < Math.min(bytes.length, looksAt); at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const letter = letters[byte - 0x80] ?? '';
    const isInside = isWord(bytes[at - 1]) || isWord(bytes[at + 1]);
    if (expected.has(letter)) score += isLetter.test(letter) === isInside ? 2 : 1;
    else if (letter !== '\u00A0') score -= isInside ? 2 : 1;
  }
  return score;
};

/** The code page in which the letters inside words make sense; Windows-1252 when both do. */
export const detectCodePage = (bytes: Uint8Array): CodePage =>
  scoreOf(bytes, 'cp850') > scoreOf(bytes, 'windows-1252') ? 'cp850' : 'windows-1252';
