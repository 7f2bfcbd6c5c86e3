import { writtenLine } from './written-text.ts';

/**
 * Whether a text can be a telephone number. Only advice: nine digits for a Spanish one (beginning with 6 to 9),
 * 7 to 15 after an international prefix; an empty one is nothing to warn about.
 */
export const looksLikePhone = (text: string): boolean => {
  const number = writtenLine(text)
    .replace(/[\s.\-/()]/g, '')
    .replace(/^00/, '+');
  if (number === '') return true;
  if (number.startsWith('+34')) return /^\+34[6-9]\d{8}$/.test(number);
  return /^\+[1-9]\d{6,14}$/.test(number) || /^[6-9]\d{8}$/.test(number);
};
