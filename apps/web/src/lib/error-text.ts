import { i18n } from '@lingui/core';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { translatedMessageText } from '@valia/i18n/translated-message-texts.ts';
import { callFailure } from './call-failure.ts';
import { MissingChunkError } from './load-chunk.ts';

/** What a person reads about any error: the text of a call's code, else the translated message. */
export const errorText = (error: unknown, override?: string): string => {
  const code = error instanceof MissingChunkError ? 'unavailable' : callFailure(error)?.code;
  if (override === undefined && code !== undefined) return i18n._(errorTexts[code]);
  return translatedMessageText(i18n, error instanceof Error ? error.message : '', override);
};
