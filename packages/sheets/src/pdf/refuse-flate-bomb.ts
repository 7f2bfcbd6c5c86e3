import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { refuseSource } from '../refuse-source.ts';

const stepBytes = 4_096;
const dictionaryBytes = 2_000;
const isImage = /\/Subtype\s*\/Image/u;
const flate = /\/(?:FlateDecode|Fl)\b/gu;

/** The start of a stream's compressed bytes: after the keyword and one line end. */
const dataStart = (text: string, at: number): number => {
  const after = at + 'stream'.length;
  return text.startsWith('\r\n', after) ? after + 2 : after + 1;
};

/**
 * The library unpacks streams of any size. Therefore each stream is first unpacked and counted here, except images,
 * which the library does not unpack.
 */
export const refuseFlateBomb = async (bytes: Uint8Array): Promise<void> => {
  const { Unzlib } = await import('fflate');
  const text = new TextDecoder('latin1').decode(bytes);
  let total = 0;

  const countStream = (start: number, end: number): void => {
    let part = 0;
    const inflate = new Unzlib((piece) => {
      part += piece.length;
      total += piece.length;
      if (part > sourceLimits.partBytes || total > sourceLimits.unpackedBytes) refuseSource('bomb');
    });
    for (let at = start; at < end; at += stepBytes)
      inflate.push(bytes.subarray(at, Math.min(at + stepBytes, end)), at + stepBytes >= end);
  };

  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    if (text.slice(at - 3, at) === 'end') continue;
    const dictionary = text.slice(Math.max(0, at - dictionaryBytes), at);
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const filters = [...own.matchAll(flate)].length;
    if (filters === 0 || isImage.test(own)) continue;
    if (filters > 1) refuseSource('bomb');
    const end = text.indexOf('endstream', at);
    try {
      countStream(dataStart(text, at), end < 0 ? bytes.length : end);
    } catch (error) {
      // A stream that cannot be unpacked here is left to the library.
      if (error instanceof Error && error.name === 'SourceRefused') throw error;
    }
  }
};
