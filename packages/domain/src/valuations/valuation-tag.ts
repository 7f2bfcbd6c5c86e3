import { requiredLineText } from '../text/one-line-text.ts';

export const mostTagsPerValuation = 20;
const longestTag = 30;

/** A tag as it is stored and compared: in small letters, without spare spaces, at most 30 characters. */
export const valuationTag = requiredLineText(longestTag).transform((tag) =>
  tag.replaceAll(/\s+/g, ' ').toLocaleLowerCase('es'),
);
