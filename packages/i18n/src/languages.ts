export const languages = ['es', 'ca', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

/** The key under which the browser stores the chosen language. */
export const languageStorageKey = 'language';

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** Each language's name in the language itself; never translated. */
export const languageNames: Record<Language, string> = {
  es: 'Español',
  ca: 'Català',
  en: 'English',
};

/** The accessible name of a button that shows only the code: the visible text comes first (WCAG 2.5.3). */
export const languageButtonLabel = (language: Language): string =>
  `${language.toUpperCase()}, ${languageNames[language]}`;

/** The regional forms whose number and date rules are used. */
export const languageRegions: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/**
 * The regions that format counts within a text: Spain's region leaves four digits ungrouped, whereas the product always
 * groups.
 */
export const countFormatRegions: Record<Language, string> = { ...languageRegions, es: 'es-AR' };
