import { requiredLineText } from '../text/one-line-text.ts';
import { longestTag, normaliseTag } from './normalise-tag.ts';

/** A tag as a person writes it, to at most 30 characters. */
export const valuationTag = requiredLineText(longestTag).transform(normaliseTag);
