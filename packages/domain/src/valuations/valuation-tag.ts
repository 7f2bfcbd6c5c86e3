import { requiredText } from '../text/safe-text.ts';

export const mostTagsPerValuation = 20;
const longestTag = 30;

/** A tag as it is stored and compared: in small letters, without spare spaces, at most 30 characters. */
export const valuationTag = requiredText(longestTag).transform((tag) =>
  tag.replaceAll(/\s+/g, ' ').toLocaleLowerCase('es'),
);
