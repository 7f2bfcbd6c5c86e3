import {
  decodePdfText,
  literalBody,
  pageContents,
  toCharacters,
  unescapePdfString,
} from './pdf-text.ts';

/** One run of text with its position on the page, in points from the page's lower left corner. */
interface TextRun {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

interface RunFont {
  texts: ReadonlyMap<number, string>;
  widths: ReadonlyMap<number, number>;
}

/** The widths of glyphs by number, in thousandths of the font size, from `/W [from to width …]`. */
const widthsOf = (descendant: string): Map<number, number> => {
  const widths = new Map<number, number>();
  const list = /\/W \[([^\]]*)\]/.exec(descendant)?.[1] ?? '';
  for (const [, from, to, width] of list.matchAll(/(\d+) (\d+) ([\d.]+)/g)) {
    for (let glyph = Number(from); glyph <= Number(to); glyph += 1)
      widths.set(glyph, Number(width));
  }
  return widths;
};

const widthOf = (bytes: string, { widths }: RunFont): number =>
  Array.from(
    { length: bytes.length / 2 },
    (_, index) =>
      widths.get(bytes.charCodeAt(index * 2) * 256 + bytes.charCodeAt(index * 2 + 1)) ?? 0,
  ).reduce((sum, width) => sum + width, 0);

const noFont: RunFont = { texts: new Map(), widths: new Map() };
const part = String.raw`\((${literalBody})\)|<([0-9A-F]+)>|(-?[\d.]+)`;
const parts = new RegExp(part, 'g');
const tokens = new RegExp(
  String.raw`\/ActualText <[0-9A-F]+>|\/(f\d+) ([\d.]+) Tf|1 0 0 -1 (-?[\d.]+) (-?[\d.]+) cm|\[((?:${part}|\s)*)\] TJ|((?:${part})) Tj`,
  'g',
);

const runsOf = (content: string, fonts: ReadonlyMap<string, RunFont>): TextRun[] => {
  let [font, size, x, y] = [noFont, 0, 0, 0];
  const runs: TextRun[] = [];
  for (const token of content.matchAll(tokens)) {
    const [, name, given, left, baseline, array, , , , single] = token;
    if (name !== undefined) [font, size] = [fonts.get(name) ?? noFont, Number(given)];
    else if (left !== undefined) [x, y] = [Number(left), Number(baseline)];
    let [text, width] = ['', 0];
    for (const [, literal, hexadecimal, kern] of (array ?? single ?? '').matchAll(parts)) {
      if (kern !== undefined) width -= Number(kern);
      const bytes =
        literal === undefined
          ? toCharacters(Buffer.from(hexadecimal ?? '', 'hex'))
          : unescapePdfString(literal);
      text += decodePdfText(bytes, font.texts);
      width += widthOf(bytes, font);
    }
    const right = x + (width / 1000) * size;
    // 0.7 of the font size is the height of a digit.
    if (text.trim() !== '') runs.push({ text, left: x, right, bottom: y, top: y + 0.7 * size });
  }
  return runs;
};

const overlap = (one: TextRun, other: TextRun): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1;

const [pageWidth, edge, foot] = [595.28, 20, 20];

const leaves = ({ left, right, bottom }: TextRun): boolean =>
  left < edge || right > pageWidth - edge || bottom < foot;

/**
 * Each text of a report that lies on another one or beside the page, by page: `3: 1.234 on 5.678`.
 * @throws Error where a page has no text that it can read.
 */
export const overlappingTexts = (bytes: Uint8Array): string[] =>
  pageContents(bytes).flatMap(({ content, fonts }, page) => {
    const known = fonts.map(
      ({ name, descendant, texts }) => [name, { texts, widths: widthsOf(descendant) }] as const,
    );
    const runs = runsOf(content, new Map(known));
    if (!runs.some(({ left, right }) => right > left))
      throw new Error(`No text with a width on page ${page + 1}`);
    return runs.flatMap((run, index) => [
      ...(leaves(run) ? [`${page + 1}: ${run.text} outside`] : []),
      ...runs
        .slice(index + 1)
        .filter((other) => overlap(run, other))
        .map((other) => `${page + 1}: ${run.text} on ${other.text}`),
    ]);
  });
