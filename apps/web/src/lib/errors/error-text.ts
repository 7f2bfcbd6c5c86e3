import { i18n } from '@lingui/core';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { notAllowedCharacterText } from '@valia/i18n/fields/not-allowed-character-text.ts';
import { exceptionText, translatedMessageText } from '@valia/i18n/translated-message-texts.ts';
import { callFailure } from './call-failure.ts';
import { MissingChunkError } from '../page/load-chunk.ts';

/**
 * The text of any error for users: the given one, otherwise the text of the call's code, or one derived from the
 * exception's message.
 */
export const errorText = (error: unknown, override?: string): string => {
  const failure = callFailure(error);
  const unseen = failure?.fields.find(({ code }) => code === 'not-allowed-character');
  // When no field can be marked, the text quotes the characters around the error to show its position.
  if (override === undefined && unseen !== undefined)
    return i18n._(notAllowedCharacterText(unseen.params));
  const code = error instanceof MissingChunkError ? 'unavailable' : failure?.code;
  if (override === undefined && code !== undefined) return i18n._(errorTexts[code]);
  if (error instanceof Error && override === undefined) return exceptionText(i18n, error.message);
  return translatedMessageText(i18n, typeof error === 'string' ? error : '', override);
};
