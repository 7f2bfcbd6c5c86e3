/** The languages in which a user can receive emails. */
export const userLanguages = ['es', 'ca', 'en'] as const;
export type UserLanguage = (typeof userLanguages)[number];
