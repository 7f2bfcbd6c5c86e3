import type { Zip } from '../archive/open-zip.ts';
import { detectUtf16 } from '../text/detect-utf16.ts';
import { xmlParser, type XmlReader } from './read-xml.ts';

/** Parses a part of an archive while it is unpacked; returns false when there is no part of that name. */
export const streamXml = async (zip: Zip, name: string, reader: XmlReader): Promise<boolean> => {
  const parser = await xmlParser(reader);
  let decoder: TextDecoder | null = null;
  const isThere = zip.stream(name, (bytes) => {
    decoder ??= new TextDecoder(detectUtf16(bytes) ?? 'utf-8');
    parser.write(decoder.decode(bytes, { stream: true }));
  });
  if (isThere) parser.end();
  return isThere;
};
