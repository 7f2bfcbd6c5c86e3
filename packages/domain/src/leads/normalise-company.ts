import { companySortKey } from '../valuations/company-sort-key.ts';

/**
 * Legal forms as written in registers, on cards and in letters, without points and spaces; those of Spain and its
 * neighbours.
 */
const legalForms: ReadonlySet<string> = new Set([
  'sl',
  'slu',
  'slp',
  'slpu',
  'sll',
  'slne',
  'srl',
  'sa',
  'sau',
  'sal',
  'sad',
  'sc',
  'scp',
  'cb',
  'scoop',
  'sccl',
  'scl',
  'sat',
  'aie',
  'ute',
  'sociedadlimitada',
  'sociedadanonima',
  'societatlimitada',
  'societatanonima',
  'sociedadcooperativa',
  'sociedadcivil',
  'sociedadlimitadaunipersonal',
  'sociedadanonimaunipersonal',
  'ltd',
  'limited',
  'llc',
  'inc',
  'plc',
  'gmbh',
  'ag',
  'bv',
  'nv',
  'sarl',
  'sas',
  'spa',
  'lda',
]);

const longestForm = 3;

const isLegalForm = (words: readonly string[]): boolean => legalForms.has(words.join(''));

/**
 * A company's name in the form used for comparison: lower case, without accents, symbols and the legal form at its end
 * ("Talleres Ibarreta, S.L.U." is "talleres ibarreta"). A name that is only a legal form stays whole.
 */
export const normaliseCompany = (name: string): string => {
  const words = companySortKey(name)
    .replaceAll(/(?<=\b\p{Letter})\.(?=\s?\p{Letter}\b)\s?/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const formLength = [...Array(longestForm).keys()]
    .map((index) => longestForm - index)
    .find((length) => length < words.length && isLegalForm(words.slice(-length)));
  return words.slice(0, words.length - (formLength ?? 0)).join(' ');
};
