/** The version of the terms that a sign-up accepts; it changes with their text. */
export const termsVersion = '2026-11-23';
