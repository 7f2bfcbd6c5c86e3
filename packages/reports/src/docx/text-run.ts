import { TextRun } from 'docx';

/** With what a company is in law, `S.L.` or `S.A.U.`, on the line of its name. */
export const textRun = (text: string): TextRun =>
  new TextRun(text.replaceAll(/ (?=S\. ?[AL]\.)/gu, '\u00a0'));
