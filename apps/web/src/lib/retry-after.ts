import { isOfCall } from './errors/call-error.ts';

/** In how many seconds a refused call is worth trying again, as its answer said; null where it said nothing. */
export const retryAfterSeconds = (error: unknown): number | null => {
  if (!isOfCall(error)) return null;
  const response: unknown = error.meta?.['response'];
  if (!(response instanceof Response)) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};
