import { writtenLine } from '../text/written-text.ts';

export const mostTagsPerValuation = 20;
export const longestTag = 30;

/** A tag as it is stored and compared, in small letters and without spare spaces: two that look alike are one. */
export const normaliseTag = (text: string): string =>
  writtenLine(text).trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('es');
