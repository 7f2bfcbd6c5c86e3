/** The version of the consent that a form shows; it changes with its text. */
export const leadConsentVersion = '2026-11-23';
