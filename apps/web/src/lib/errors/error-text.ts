import { i18n } from '@lingui/core';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { notAllowedCharacterText } from '@valia/i18n/fields/not-allowed-character-text.ts';
import { exceptionText, translatedMessageText } from '@valia/i18n/translated-message-texts.ts';
import { callFailure } from './call-failure.ts';
import { MissingChunkError } from '../page/load-chunk.ts';

/** What a person reads about any error: the text of a call's code, the given one, else what its message is about. */
export const errorText = (error: unknown, override?: string): string => {
  const failure = callFailure(error);
  const unseen = failure?.fields.find(({ code }) => code === 'not-allowed-character');
  // Where no field can be marked, the letters around it say where it stands.
  if (override === undefined && unseen !== undefined)
    return i18n._(notAllowedCharacterText(unseen.params));
  const code = error instanceof MissingChunkError ? 'unavailable' : failure?.code;
  if (override === undefined && code !== undefined) return i18n._(errorTexts[code]);
  if (error instanceof Error && override === undefined) return exceptionText(i18n, error.message);
  return translatedMessageText(i18n, typeof error === 'string' ? error : '', override);
};
