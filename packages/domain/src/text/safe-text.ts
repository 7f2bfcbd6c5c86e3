import { z } from 'zod';
import { forbiddenCharacterIssue } from './forbidden-character.ts';
import { normaliseText } from './normalise-text.ts';

/** Text normalized by `read`, trimmed, at most `maximum` characters, without characters that cannot be stored. */
export const readText = (maximum: number, read: (text: string) => string) =>
  z
    .string()
    .overwrite(read)
    .trim()
    .max(maximum)
    .superRefine((text, refusal) => {
      const issue = forbiddenCharacterIssue(text);
      if (issue === null) return;
      refusal.addIssue({ code: 'custom', message: issue.code, params: issue.params });
    });

/** A user's text of one or more lines, trimmed, at most `maximum` characters, possibly empty. */
export const safeText = (maximum: number) => readText(maximum, normaliseText);

/** The same as `safeText`, but with at least one character; `message` is the field issue code when it is empty. */
export const requiredText = (maximum: number, message = 'required') =>
  safeText(maximum).min(1, { message });
