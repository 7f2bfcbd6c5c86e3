/** The version of the consent that a form shows; it changes with the consent's text. */
export const leadConsentVersion = '2026-11-23';

/** The version of the consent to share a valuation with the firm; it changes with the text of the dialog. */
export const helpConsentVersion = 'help-2026-11-23';
