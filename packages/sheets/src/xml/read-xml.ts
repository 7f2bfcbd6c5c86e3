import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { wrapAsDamaged, refuseTooLarge, refuseSource } from '../refuse-source.ts';

/** Attributes by their name without the namespace prefix. */
export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlReader {
  /** The prefix is empty when the name has none. */
  onOpen: (name: string, attributes: XmlAttributes, prefix: string) => void;
  onClose?: (name: string) => void;
  /** Called once with all the text between two tags. */
  onText?: (text: string) => void;
}

export interface XmlWriter {
  write: (text: string) => void;
  end: () => void;
}

/** The maximum number of attributes of one element, ten times what any format uses. */
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

/** Creates a parser that refuses documents with their own entities before any entity can be used. */
export const xmlParser = async (reader: XmlReader): Promise<XmlWriter> => {
  const { SaxesParser } = await import('./saxes-parser.ts');
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let [depth, attributeCount, hasPrefixes] = [0, 0, false];
  parser.on('doctype', () => refuseSource('doctype'));
  parser.on('error', (error) => {
    throw wrapAsDamaged(error);
  });
  parser.on('attribute', ({ name }) => {
    hasPrefixes ||= name.includes(':');
    attributeCount += 1;
    if (attributeCount > mostAttributes) refuseSource('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    attributeCount = 0;
    if (depth > sourceLimits.xmlDepth) refuseTooLarge('xmlDepth');
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
