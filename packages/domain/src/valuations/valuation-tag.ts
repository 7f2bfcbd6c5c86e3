import { z } from 'zod';
import { requiredLineText } from '../text/one-line-text.ts';
import { longestTag, plainTag } from './plain-tag.ts';

/** A tag as a person writes it, to at most 30 characters. */
export const valuationTag = z
  .string()
  .normalize('NFC')
  .pipe(requiredLineText(longestTag))
  .transform(plainTag);
