import type { Zip } from '../archive/open-zip.ts';
import { wideEncoding } from '../text/wide-encoding.ts';
import { xmlParser, type XmlReader } from './read-xml.ts';

/** Reads a part of an archive as it is unpacked; false where there is none of that name. */
export const streamXml = async (zip: Zip, name: string, reader: XmlReader): Promise<boolean> => {
  const parser = await xmlParser(reader);
  let decoder: TextDecoder | null = null;
  const isThere = zip.stream(name, (bytes) => {
    decoder ??= new TextDecoder(wideEncoding(bytes) ?? 'utf-8');
    parser.write(decoder.decode(bytes, { stream: true }));
  });
  if (isThere) parser.end();
  return isThere;
};
