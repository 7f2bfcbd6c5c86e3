import { z } from 'zod';
import { refusedCharacterIssue } from './refused-character.ts';
import { writtenText } from './written-text.ts';

/** Text as `read` takes it, trimmed, at most `maximum` characters, without any that cannot be kept. */
export const readText = (maximum: number, read: (text: string) => string) =>
  z
    .string()
    .overwrite(read)
    .trim()
    .max(maximum)
    .superRefine((text, refusal) => {
      const issue = refusedCharacterIssue(text);
      if (issue === null) return;
      refusal.addIssue({ code: 'custom', message: issue.code, params: issue.params });
    });

/** One line or more of text a person wrote, trimmed, at most `maximum` characters, possibly empty. */
export const safeText = (maximum: number) => readText(maximum, writtenText);

/** As `safeText`, with at least one character; `message` is the field issue code when it is empty. */
export const requiredText = (maximum: number, message = 'required') =>
  safeText(maximum).min(1, { message });
