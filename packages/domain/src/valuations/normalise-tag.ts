import { normaliseLine } from '../text/normalise-text.ts';

export const maxTagsPerValuation = 20;
export const maxTagLength = 30;

/** A tag as stored and compared, in lower case and without extra spaces, so that two tags that look alike are one. */
export const normaliseTag = (text: string): string =>
  normaliseLine(text).trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('es');
