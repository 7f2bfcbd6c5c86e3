export const languages = ['es', 'ca', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

/** Where the browser keeps the chosen language. */
export const languageStorageKey = 'language';

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** Each language's name in itself: never translated. */
export const languageNames: Record<Language, string> = {
  es: 'Español',
  ca: 'Català',
  en: 'English',
};

/** What a button that shows the code alone is called: what is seen comes first (WCAG 2.5.3). */
export const codeAndName = (language: Language): string =>
  `${language.toUpperCase()}, ${languageNames[language]}`;

/** The regional forms whose number and date rules are used. */
export const languageRegions: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** What counts inside a text are written by: Spain’s form leaves four digits ungrouped, where the house always groups. */
export const countRegions: Record<Language, string> = { ...languageRegions, es: 'es-AR' };
