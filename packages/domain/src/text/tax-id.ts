import { normaliseLine } from './normalise-text.ts';

const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyControlLetters = 'JABCDEFGHI';

const prefixDigits: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2' };

/**
 * DNI, NIE and the NIF with K, L or M: the control letter is the number modulo 23 (Spanish Ministry of the Interior).
 */
const isPersonalId = (id: string): boolean => {
  const number = Number(id.slice(0, -1).replace(/^[A-Z]/, (first) => prefixDigits[first] ?? ''));
  return id.at(-1) === controlLetters[number % 23];
};

/** NIF of companies: Luhn-like sum of seven digits (Orden EHA/451/2008). */
const isCompanyId = (id: string): boolean => {
  let sum = 0;
  for (const [index, character] of Array.from(id.slice(1, 8)).entries()) {
    const doubled = Number(character) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const control = (10 - (sum % 10)) % 10;
  return id.at(-1) === String(control) || id.at(-1) === companyControlLetters[control];
};

/**
 * Whether a text can be a tax id. Only used for a hint: a Spanish one must have the right control character, a foreign
 * one its country's letters or at least nine digits; an empty text gives no warning.
 */
export const isPlausibleTaxId = (text: string): boolean => {
  const id = normaliseLine(text)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/^ES(?=[A-Z0-9]{9}$)/, '');
  if (id === '') return true;
  if (/^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/.test(id)) return isPersonalId(id);
  if (/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(id)) return isCompanyId(id);
  return /^(?!ES)[A-Z]{2}(?=.*\d)[A-Z0-9]{2,13}$/.test(id) || /^\d{9,15}$/.test(id);
};
