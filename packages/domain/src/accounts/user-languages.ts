/** The languages a person can be written to in. */
export const userLanguages = ['es', 'ca', 'en'] as const;
export type UserLanguage = (typeof userLanguages)[number];
