import type { Screen } from '../screens/screen.ts';
import { screenPaths, screens } from '../screens/screens.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** A code in a path may be any single segment, because the page itself reports an invalid code. */
const code = '[^/]{1,60}';

const patterns = screenPaths.map((path) => ({
  path,
  pattern: new RegExp(
    `^${path === '/' ? '/' : `${path.replace('$id', uuid).replace('$code', code)}/?`}$`,
    'i',
  ),
}));

/** The declaration of the screen at this path (no query, no fragment), or null when there is none. */
export const findScreen = (pathname: string): Screen | null => {
  const found = patterns.find(({ pattern }) => pattern.test(pathname));
  return found === undefined ? null : screens[found.path];
};

/** Whether the product has a page at this path (no query, no fragment). */
export const isKnownPath = (pathname: string): boolean => findScreen(pathname) !== null;

// Browsers remove tabs and line breaks from a URL and treat a backslash as a slash.
const refusedCharacters = /[\u0000-\u0020\u007f-\u009f\\]|\p{Surrogate}/u;
const nextMaximum = 2_000;

/** The path of this site to return to after signing in, or null when `next` is not one. */
export const safeNextPath = (next: unknown): string | null => {
  if (typeof next !== 'string' || next.length > nextMaximum || refusedCharacters.test(next))
    return null;
  const screen = findScreen(pathnameOf(next));
  return screen === null || screen.entry === 'guest' ? null : next;
};

/** The same as `safeNextPath`, for the page that a user visited before signing in. */
export const safePreviousPath = (previous: string): string | null =>
  findScreen(pathnameOf(previous))?.wayIn === true ? null : safeNextPath(previous);

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
