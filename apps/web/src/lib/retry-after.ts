import { formatTime } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { isOfCall } from './errors/call-error.ts';
import { callFailure } from './errors/call-failure.ts';

/**
 * In how many seconds a call refused for its number is worth trying again, as its answer said; null where it said
 * nothing. What is unavailable says it as well: of no use to a person.
 */
export const retryAfterSeconds = (error: unknown): number | null => {
  if (!isOfCall(error) || callFailure(error)?.code !== 'too-many-requests') return null;
  const response: unknown = error.meta?.['response'];
  if (!(response instanceof Response)) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};

/** From what time on a call refused for its number is worth trying again; null where its answer did not say. */
export const retryTimeAfter = (error: unknown, language: Language): string | null => {
  const seconds = retryAfterSeconds(error);
  if (seconds === null) return null;
  // To the next whole minute: the time that is shown has then passed.
  const minute = Math.ceil((Date.now() / 1000 + seconds) / 60) * 60_000;
  return formatTime(new Date(minute).toISOString(), language);
};
