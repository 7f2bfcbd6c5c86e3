import { type IRunOptions, TextRun } from 'docx';

const nonBreaking = '\u00a0';

/** Keeps a legal form such as `S.L.`, `S. L.` or `S.A.U.` whole and on the line of its company's name. */
const withLegalFormWhole = (text: string): string =>
  text
    .replaceAll(/(?<=S\.) (?=[AL]\.)/gu, nonBreaking)
    .replaceAll(/ (?=S\.\u00a0?[AL]\.)/gu, nonBreaking);

/** Creates all text of the document. */
export const textRun = (text: string, look: Omit<IRunOptions, 'text'> = {}): TextRun =>
  new TextRun({ ...look, text: withLegalFormWhole(text) });
