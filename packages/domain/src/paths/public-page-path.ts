import type { UserLanguage } from '../accounts/user-languages.ts';
import { type ScreenPath, screenPaths, screens } from '../screens/screens.ts';
import type { Screen } from '../screens/screen.ts';

/** The pages that are prerendered as files in every language, by their Spanish path. */
export const publicPages = [
  '/',
  '/sell-your-business',
  '/sell-your-business/sent',
  '/terms',
  '/privacy',
  '/accessibility',
] as const satisfies readonly ScreenPath[];
export type PublicPage = (typeof publicPages)[number];

/** The path of a public page in a language; Spanish has no prefix. */
export const publicPagePath = (page: PublicPage, language: UserLanguage): string => {
  if (language === 'es') return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
};

const isPublicPage = (path: string): path is PublicPage =>
  (publicPages as readonly string[]).includes(path);

/** The public page at a path, and its language. */
export const findPublicPage = (
  pathname: string,
): { page: PublicPage; language: UserLanguage } | null => {
  const path = screenPaths.find((known) => known === pathname);
  if (path === undefined) return null;
  const { language = 'es' }: Screen = screens[path];
  const page = language === 'es' ? path : path.slice(language.length + 1) || '/';
  return isPublicPage(page) ? { page, language } : null;
};
