import { normaliseLine } from './normalise-text.ts';

/**
 * Whether a text can be a telephone number. Only used for a hint: a Spanish number has nine digits (beginning with 6 to
 * 9), others 7 to 15 after an international prefix; an empty text gives no warning.
 */
export const isPlausiblePhone = (text: string): boolean => {
  const number = normaliseLine(text)
    .replace(/[\s.\-/()]/g, '')
    .replace(/^00/, '+');
  if (number === '') return true;
  if (number.startsWith('+34')) return /^\+34[6-9]\d{8}$/.test(number);
  return /^\+[1-9]\d{6,14}$/.test(number) || /^[6-9]\d{8}$/.test(number);
};
