/**
 * Every page of the product. A guest page sends signed-in people on, so it is no place to return to. A way in is
 * a welcome page or one that a mail leads to: one returns to it only when the address says so.
 */
const pages: Record<string, 'way-in' | 'open' | 'guest' | 'signed-in'> = {
  '/': 'way-in',
  '/ca': 'way-in',
  '/en': 'way-in',
  '/terms': 'open',
  '/login': 'guest',
  '/register': 'guest',
  '/verify-email': 'way-in',
  '/forgot-password': 'way-in',
  '/reset-password': 'way-in',
  '/invite': 'way-in',
  '/dashboard': 'signed-in',
  '/valuations': 'signed-in',
  '/valuation/$id': 'signed-in',
  '/reports': 'signed-in',
  '/verify': 'open',
  '/verify/$code': 'open',
  '/security': 'signed-in',
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** What stands in an address for a code: anything of one part, for the page says itself what is none. */
const code = '[^/]{1,60}';

const patterns = Object.entries(pages).map(([path, kind]) => ({
  kind,
  pattern: new RegExp(
    `^${path === '/' ? '/' : `${path.replace('$id', uuid).replace('$code', code)}/?`}$`,
    'i',
  ),
}));

const kindOf = (pathname: string) =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.kind ?? null;

/** Whether a page of the product answers at this path (no query, no fragment). */
export const isKnownPath = (pathname: string): boolean => kindOf(pathname) !== null;

// Browsers drop tabs and line ends inside an address and read a backslash as a slash.
const refusedCharacters = /[\u0000-\u0020\u007f-\u009f\\]|\p{Surrogate}/u;
const nextMaximum = 2_000;

/** The path of this site to return to after signing in, or null when `next` is not one. */
export const safeNextPath = (next: unknown): string | null => {
  if (typeof next !== 'string' || next.length > nextMaximum || refusedCharacters.test(next))
    return null;
  const kind = kindOf(pathnameOf(next));
  return kind === null || kind === 'guest' ? null : next;
};

/** As `safeNextPath`, for a page somebody was on before signing in. */
export const safePreviousPath = (previous: string): string | null =>
  kindOf(pathnameOf(previous)) === 'way-in' ? null : safeNextPath(previous);

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
