import { formatTime } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { isOfCall } from './errors/call-error.ts';

/** In how many seconds a refused call is worth trying again, as its answer said; null where it said nothing. */
const retryAfterSeconds = (error: unknown): number | null => {
  if (!isOfCall(error)) return null;
  const response: unknown = error.meta?.['response'];
  if (!(response instanceof Response)) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};

/** From what time on a refused call is worth trying again; null where its answer did not say. */
export const retryTimeAfter = (error: unknown, language: Language): string | null => {
  const seconds = retryAfterSeconds(error);
  if (seconds === null) return null;
  // To the next whole minute: the time that is shown has then passed.
  const minute = Math.ceil((Date.now() / 1000 + seconds) / 60) * 60_000;
  return formatTime(new Date(minute).toISOString(), language);
};
