import type { Zip } from '../archive/open-zip.ts';
import { streamXml } from '../xml/stream-xml.ts';

const escapedCharacter = /_x([\dA-Fa-f]{4})_/gu;

/** Decodes characters that XML cannot contain, which are written by their code. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(escapedCharacter, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/** The texts that cells refer to by index, without their phonetic readings (Japanese). */
export const readSharedStrings = async (zip: Zip, part: string): Promise<string[]> => {
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  await streamXml(zip, part, {
    onOpen: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = true;
    },
    onText: (piece) => {
      if (isText && !isPhonetic) text += piece;
    },
    onClose: (name) => {
      if (name === 'si') strings.push(unescapeText(text));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
};
