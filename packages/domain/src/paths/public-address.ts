import type { UserLanguage } from '../accounts/user-languages.ts';
import { type ScreenPath, screenPaths, screens } from '../screens/screens.ts';
import type { Screen } from '../screens/screen.ts';

/** The pages that are ready as files in every language, by their Spanish address. */
export const publicPages = [
  '/',
  '/sell-your-business',
  '/sell-your-business/sent',
  '/terms',
  '/privacy',
  '/accessibility',
] as const satisfies readonly ScreenPath[];
export type PublicPage = (typeof publicPages)[number];

/** The address of a public page in a language; Spanish stands without one. */
export const publicAddress = (page: PublicPage, language: UserLanguage): string => {
  if (language === 'es') return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
};

const isPublicPage = (path: string): path is PublicPage =>
  (publicPages as readonly string[]).includes(path);

/** Which public page stands at a path, and in which language. */
export const findPublicPage = (
  pathname: string,
): { page: PublicPage; language: UserLanguage } | null => {
  const path = screenPaths.find((known) => known === pathname);
  if (path === undefined) return null;
  const { language = 'es' }: Screen = screens[path];
  const page = language === 'es' ? path : path.slice(language.length + 1) || '/';
  return isPublicPage(page) ? { page, language } : null;
};
