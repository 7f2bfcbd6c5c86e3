// These checks only advise, once a field loses the focus, so they are loaded late and no page waits for them.

export const loadPhoneCheck = async () =>
  (await import('@valia/domain/text/phone.ts')).isPlausiblePhone;

export const loadTaxIdCheck = async () =>
  (await import('@valia/domain/text/tax-id.ts')).isPlausibleTaxId;

export const loadUnprintableCharacters = async () =>
  (await import('@valia/domain/text/unprintable-characters.ts')).unprintableCharacters;
