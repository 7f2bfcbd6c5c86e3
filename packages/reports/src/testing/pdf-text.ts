import { inflateSync } from 'node:zlib';

export const toCharacters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The numbered objects of a PDF as written by Typst: plain, with compressed streams. */
const objectsOf = (pdf: string): Map<string, string> =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

const streamOf = (object: string): string => {
  const start = object.indexOf('stream\n');
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const raw = Buffer.from(object.slice(start + 7, start + 7 + length), 'latin1');
  return object.slice(0, start).includes('/FlateDecode')
    ? toCharacters(inflateSync(raw))
    : toCharacters(raw);
};

const fromUtf16 = (hexadecimal: string): string =>
  Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le');

/** The text of each glyph by number, from a `/ToUnicode` map. */
const glyphTexts = (map: string): Map<number, string> => {
  const texts = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(
      /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>/g,
    )) {
      texts.set(Number.parseInt(glyph, 16), fromUtf16(text));
    }
  }
  return texts;
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export const unescapePdfString = (literal: string): string =>
  literal.replace(
    /\\(?:([0-7]{1,3})|([\s\S]))/g,
    (_, octal: string | undefined, character: string) =>
      octal === undefined
        ? (escapes[character] ?? character)
        : String.fromCharCode(Number.parseInt(octal, 8)),
  );

export const decodePdfText = (bytes: string, texts: ReadonlyMap<number, string>): string =>
  Array.from({ length: bytes.length / 2 }, (_, index) =>
    texts.get(bytes.charCodeAt(index * 2) * 256 + bytes.charCodeAt(index * 2 + 1)),
  ).join('');

// A literal string may contain balanced parentheses unescaped; up to three levels are supported here.
const plainPart = String.raw`\\[\s\S]|[^\\()]`;
const nested = (inner: string) => String.raw`(?:${plainPart}|\(${inner}\))*`;
export const literalBody = nested(nested(nested(`(?:${plainPart})*`)));
const tokens = new RegExp(
  String.raw`\/(?:ActualText|Alt) <[0-9A-F]+>|\/(f\d+) [\d.]+ Tf|\((${literalBody})\)|<([0-9A-F]+)>|1 0 0 -1 [\d.]+ ([\d.]+) cm`,
  'g',
);

const shownText = (
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<number, string>>,
  lineEnd: string,
): string => {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  let line: string | undefined;
  for (const [, name, literal, hexadecimal, height] of content.matchAll(tokens)) {
    if (height !== undefined) {
      text += height === line ? '' : lineEnd;
      line = height;
    } else if (name !== undefined) font = fonts.get(name) ?? new Map();
    else if (literal !== undefined) text += decodePdfText(unescapePdfString(literal), font);
    else if (hexadecimal !== undefined)
      text += decodePdfText(toCharacters(Buffer.from(hexadecimal, 'hex')), font);
  }
  return text;
};

const pagesOf = (objects: ReadonlyMap<string, string>): string[] =>
  [...objects.values()].filter(
    (body) => /\/Type \/Page\n/.test(body) && body.includes('/Contents'),
  );

/** The content of each page, and its fonts with their names and the contents of their objects. */
export const pageContents = (bytes: Uint8Array) => {
  const objects = objectsOf(toCharacters(bytes));
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  return pagesOf(objects).map((page) => {
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1]) || page;
    const fonts = [...resources.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const font = object(id);
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      return {
        name,
        descendant: object(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]),
        texts: map === undefined ? new Map<number, string>() : glyphTexts(streamOf(object(map))),
      };
    });
    return { content: streamOf(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts };
  });
};

/**
 * The text of each page of a report, in the order in which it was set, with `lineEnd` at the start of each line. For
 * tests: it only reads PDFs written by Typst.
 */
export const pdfPageTexts = (bytes: Uint8Array, lineEnd = ''): string[] =>
  pageContents(bytes).map(({ content, fonts }) =>
    shownText(content, new Map(fonts.map(({ name, texts }) => [name, texts])), lineEnd),
  );
