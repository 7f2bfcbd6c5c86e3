import type { Language } from '@valia/i18n/languages.ts';
import type { ComparableType } from '@valia/valuation/valuation-inputs.ts';

/** The words for the two types in spreadsheets, without accents and spaces. */
const words: Readonly<Record<ComparableType, readonly string[]>> = {
  listed: ['cotizada', 'cotitzada', 'listed', 'quoted', 'bolsa', 'borsa'],
  'private-deal': [
    'operacionprivada',
    'operacioprivada',
    'privatedeal',
    'private-deal',
    'privada',
    'private',
    'operacion',
    'operacio',
    'deal',
    'transaccion',
    'transaccio',
    'nocotizada',
    'nocotitzada',
    'unlisted',
  ],
};

const written: Readonly<Record<Language, Readonly<Record<ComparableType, string>>>> = {
  es: { listed: 'cotizada', 'private-deal': 'privada' },
  ca: { listed: 'cotitzada', 'private-deal': 'privada' },
  en: { listed: 'listed', 'private-deal': 'private' },
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '');

const typeWhere = (fits: (word: string) => boolean): ComparableType | null => {
  const found = (['listed', 'private-deal'] as const).filter((type) => words[type].some(fits));
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
};

/** Whether a text is a whole word for one of the two types, in any of the three languages. */
export const isComparableTypeWord = (text: string): boolean =>
  typeWhere((word) => word === plain(text)) !== null;

/** The type that a typed or pasted text stands for, or begins with; null when it is neither of the two. */
export const readComparableType = (text: string): ComparableType | null => {
  const given = plain(text);
  return typeWhere((word) => word === given) ?? typeWhere((word) => word.startsWith(given));
};

/** The type as a user would type it. */
export const formatComparableType = (value: string, language: Language): string =>
  value === 'listed' || value === 'private-deal' ? written[language][value] : value;

/** The other type; a private deal when no type is given. */
export const otherComparableType = (type: ComparableType | undefined): ComparableType =>
  type === 'private-deal' ? 'listed' : 'private-deal';
