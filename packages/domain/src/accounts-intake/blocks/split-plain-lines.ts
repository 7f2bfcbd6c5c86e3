import { plainText } from '../figures/read-cell.ts';

const figureToken = /^(?:[-+(]*\d[\d.,'’]*[)-]*(?:%|€)?|-)$/u;
const yearToken = /^(?:19|20)\d{2}$/u;
const noteToken = /^(?:\d{1,2}(?:\.\d{1,2})?|\d{1,2},)$/u;

interface PlainLine {
  name: string;
  tokens: string[];
}

/** A minus, a bracket or a currency separated by a space belongs to its figure. */
const joinSigns = (line: string): string =>
  line
    .replaceAll(/(?<=\s)([-−–(])\s+(?=[\d.,]+)/gu, '$1')
    .replaceAll(/(?<=\d)\s+(?=\)|€)/gu, '')
    .replaceAll(/(?<=\d,)\s+(?=\d{1,2}\s)/gu, '');

const peelLine = (line: string): PlainLine => {
  const words = joinSigns(line)
    .trimEnd()
    .split(/(?<=\S)\s+/u);
  const tokens: string[] = [];
  while (words.length > 1 && figureToken.test(plainText(words.at(-1) ?? '')))
    tokens.unshift(words.pop() ?? '');
  return { name: words.join(' '), tokens };
};

/** The ways in which tokens can form figures, when spaces may separate thousands. */
const groupings = (tokens: readonly string[]): string[][] => {
  const [first, ...rest] = tokens;
  if (first === undefined) return [[]];
  const alone = groupings(rest).map((one) => [first, ...one]);
  const [next] = rest;
  const joins =
    next !== undefined &&
    /^[-+(]*[1-9]\d{0,2}(?: \d{3})*$/u.test(first) &&
    /^\d{3}(?:,\d+)?\)?$/u.test(next);
  return joins ? [...alone, ...groupings([`${first} ${next}`, ...rest.slice(1)])] : alone;
};

const isNote = (token: string): boolean =>
  noteToken.test(token) || /^\d{1,2}(?:,\d{1,2})+$/u.test(token);

export interface PartedLine {
  name: string;
  note: string;
  figures: string[];
}

/** Every way in which a line makes so many figures, or fewer; a note may stand before them. */
const partings = ({ name, tokens }: PlainLine, count: number): PartedLine[] => {
  if (tokens.length > 12) return [];
  return groupings(tokens)
    .filter((group) => !group.some((figure) => /^[-−–(]*0\d/u.test(figure)))
    .flatMap((group) => {
      if (group.length <= count) return [{ name, note: '', figures: group }];
      const [note = '', ...figures] = group;
      return group.length === count + 1 && isNote(note) ? [{ name, note, figures }] : [];
    });
};

/** The ways in which a line holds exactly so many figures. */
export const partingsOfLine = (line: string, count: number): PartedLine[] =>
  partings(peelLine(line), count).filter(({ figures }) => figures.length === count);

/** The figures from the right end of a line, preceded by a note; null when the line has several readings or none. */
const figuresOf = (line: PlainLine, count: number): PartedLine | null => {
  const fitting = partings(line, count);
  const [first] = fitting;
  // A second way of splitting, even one with a missing figure, leaves a doubt that cannot be resolved.
  return fitting.length === 1 && first?.figures.length === count ? first : null;
};

const mostFrequent = (counts: readonly number[]): number => {
  const of = (count: number) => counts.filter((one) => one === count).length;
  return counts.toSorted((one, other) => of(other) - of(one) || one - other)[0] ?? 0;
};

const isHead = ({ tokens }: PlainLine): boolean =>
  tokens.length > 0 && tokens.every((token) => yearToken.test(token));

/** `Notas` before the years is the header of the notes column. */
const headCells = ({ name, tokens }: PlainLine): string[] => {
  const [, title = name, note = ''] =
    /^(.*?)\s*\b(Notas?(?: de la memoria)?|Notes?)$/iu.exec(name) ?? [];
  return [title, note, ...tokens];
};

/**
 * Splits the lines of a document whose columns are separated only by spaces: name, note, figures. A line without
 * exactly one reading stays whole, so that the user is asked.
 */
export const splitPlainLines = (lines: readonly string[]): string[][] => {
  const peeled = lines.map(peelLine);
  const head = peeled.find(isHead);
  const count =
    head?.tokens.length ??
    mostFrequent(peeled.map(({ tokens }) => tokens.length).filter((one) => one > 0));
  return peeled.map((line, index) => {
    if (isHead(line)) return headCells(line);
    if (line.tokens.length === 0) return [lines[index] ?? ''];
    const found = figuresOf(line, count);
    return found === null ? [lines[index] ?? ''] : [line.name, found.note, ...found.figures];
  });
};
