import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { asDamaged, refuseLarge, refuseSource } from '../refuse-source.ts';

/** Attributes by their name without the prefix of its namespace. */
export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlReader {
  /** The prefix is empty where there is none. */
  onOpen: (name: string, attributes: XmlAttributes, prefix: string) => void;
  onClose?: (name: string) => void;
  /** Between two tags in one piece. */
  onText?: (text: string) => void;
}

export interface XmlWriter {
  write: (text: string) => void;
  end: () => void;
}

/** Of one element: no format has a tenth of it. */
const mostAttributes = 1_000;

const withoutPrefix = (name: string): string => {
  const at = name.indexOf(':');
  return at < 0 ? name : name.slice(at + 1);
};

const plainAttributes = (attributes: XmlAttributes): XmlAttributes => {
  const plain: Record<string, string> = { ...attributes };
  for (const [name, value] of Object.entries(attributes))
    if (name.includes(':') && !name.startsWith('xmlns:')) plain[withoutPrefix(name)] ??= value;
  return plain;
};

/** Documents that define entities of their own are refused before any could be used. */
export const xmlParser = async (reader: XmlReader): Promise<XmlWriter> => {
  const { SaxesParser } = await import('./saxes-parser.ts');
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let [depth, attributeCount, hasPrefixes] = [0, 0, false];
  parser.on('doctype', () => refuseSource('doctype'));
  parser.on('error', (error) => {
    throw asDamaged(error);
  });
  parser.on('attribute', ({ name }) => {
    hasPrefixes ||= name.includes(':');
    attributeCount += 1;
    if (attributeCount > mostAttributes) refuseSource('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    attributeCount = 0;
    if (depth > sourceLimits.xmlDepth) refuseLarge('xmlDepth');
    const short = withoutPrefix(name);
    const prefix = name.slice(0, Math.max(0, name.length - short.length - 1));
    reader.onOpen(short, hasPrefixes ? plainAttributes(attributes) : attributes, prefix);
    hasPrefixes = false;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.onClose?.(withoutPrefix(name));
  });
  const onText = (text: string): void => reader.onText?.(text);
  parser.on('text', onText);
  parser.on('cdata', onText);
  return { write: (text) => void parser.write(text), end: () => void parser.close() };
};
