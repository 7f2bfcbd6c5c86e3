// What these say only advises, and only once a field is left: no page waits for them.

export const loadPhoneCheck = async () =>
  (await import('@valia/domain/text/phone.ts')).looksLikePhone;

export const loadTaxIdCheck = async () =>
  (await import('@valia/domain/text/tax-id.ts')).looksLikeTaxId;

export const loadUnprintableLetters = async () =>
  (await import('@valia/domain/text/unprintable-letters.ts')).unprintableLetters;
