import { refuseFile } from './refuse-file.ts';

export interface XmlTag {
  /** The name without its namespace prefix. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  attributes: string;
  /** The text from the tag to the next one. */
  text: string;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const codePoint = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';

/** Decodes the entities of XML text; entities defined by the document itself are not supported. */
export const decodeXml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,6}));/giu,
        (whole, hex, decimal, name) => {
          if (typeof hex === 'string') return codePoint(Number.parseInt(hex, 16));
          if (typeof decimal === 'string') return codePoint(Number(decimal));
          return named[String(name)] ?? whole;
        },
      )
    : text;

/**
 * Yields each tag with the text that follows it. A document type is refused, because it could define endlessly
 * expanding entities.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  for (let at = xml.indexOf('<'); at >= 0;) {
    if (xml.startsWith('<!DOCTYPE', at)) refuseFile('file-damaged');
    if (xml.startsWith('<!--', at) || xml.startsWith('<![CDATA[', at) || xml[at + 1] === '?') {
      const end = xml.indexOf(xml[at + 1] === '?' ? '?>' : xml[at + 2] === '-' ? '-->' : ']]>', at);
      if (end < 0) refuseFile('file-damaged');
      at = xml.indexOf('<', end);
      continue;
    }
    const end = xml.indexOf('>', at);
    if (end < 0) refuseFile('file-damaged');
    const isClose = xml[at + 1] === '/';
    const isEmpty = xml[end - 1] === '/';
    const inside = xml.slice(at + (isClose ? 2 : 1), isEmpty ? end - 1 : end);
    const space = inside.search(/\s/u);
    const full = space < 0 ? inside : inside.slice(0, space);
    const next = xml.indexOf('<', end);
    yield {
      name: full.slice(full.indexOf(':') + 1),
      kind: isClose ? 'close' : isEmpty ? 'empty' : 'open',
      attributes: space < 0 ? '' : inside.slice(space),
      text: next < 0 ? '' : xml.slice(end + 1, next),
    };
    at = next;
  }
}

const patterns = new Map<string, RegExp>();

/** The pattern of an attribute, cached by name, because a sheet reads two attributes of each of its cells. */
const patternOf = (name: string): RegExp => {
  const known =
    patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
  patterns.set(name, known);
  return known;
};

/** The value of an attribute by its name without a prefix; null when it is missing. */
export const xmlAttribute = ({ attributes }: XmlTag, name: string): string | null => {
  if (attributes === '') return null;
  const [, double, single] = patternOf(name).exec(attributes) ?? [];
  const found = double ?? single;
  return found === undefined ? null : decodeXml(found);
};
