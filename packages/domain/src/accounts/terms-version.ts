/** The version of the terms that a sign-up accepts; it changes with the text of the terms. */
export const termsVersion = '2026-11-23';
