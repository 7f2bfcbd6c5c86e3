import { type IRunOptions, TextRun } from 'docx';

const nonBreaking = '\u00a0';

/** With what a company is in law, `S.L.`, `S. L.` or `S.A.U.`, whole and on the line of its name. */
const withLegalFormWhole = (text: string): string =>
  text
    .replaceAll(/(?<=S\.) (?=[AL]\.)/gu, nonBreaking)
    .replaceAll(/ (?=S\.\u00a0?[AL]\.)/gu, nonBreaking);

/** All that a document says. */
export const textRun = (text: string, look: Omit<IRunOptions, 'text'> = {}): TextRun =>
  new TextRun({ ...look, text: withLegalFormWhole(text) });
