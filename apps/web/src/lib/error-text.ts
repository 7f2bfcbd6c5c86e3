import { i18n } from '@lingui/core';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { translatedMessageText } from '@valia/i18n/translated-message-texts.ts';
import { callFailure } from './call-failure.ts';

/** What a person reads about any error: the text of a call's code, else the translated message. */
export const errorText = (error: unknown, override?: string): string => {
  const failure = callFailure(error);
  if (override === undefined && failure !== null) return i18n._(errorTexts[failure.code]);
  return translatedMessageText(i18n, error instanceof Error ? error.message : '', override);
};
