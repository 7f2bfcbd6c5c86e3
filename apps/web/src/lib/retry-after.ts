import { formatTime } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { isCallError } from './errors/call-error.ts';
import { callFailure } from './errors/call-failure.ts';

/**
 * The seconds after which a call refused by a rate limit may be repeated, from its answer; null when the answer has
 * none. An `unavailable` answer has them too, but they are of no use to a user.
 */
export const retryAfterSeconds = (error: unknown): number | null => {
  if (!isCallError(error) || callFailure(error)?.code !== 'too-many-requests') return null;
  const response: unknown = error.meta?.['response'];
  if (!(response instanceof Response)) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};

/** The time from which a call refused by a rate limit may be repeated; null when its answer has none. */
export const retryTimeAfter = (error: unknown, language: Language): string | null => {
  const seconds = retryAfterSeconds(error);
  if (seconds === null) return null;
  // Rounded up to the next whole minute, so that the displayed time is never too early.
  const minute = Math.ceil((Date.now() / 1000 + seconds) / 60) * 60_000;
  return formatTime(new Date(minute).toISOString(), language);
};
