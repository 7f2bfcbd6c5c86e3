import { requiredLineText } from '../text/one-line-text.ts';
import { maxTagLength, normaliseTag } from './normalise-tag.ts';

/** A tag as typed by a user, at most 30 characters. */
export const valuationTag = requiredLineText(maxTagLength).transform(normaliseTag);
