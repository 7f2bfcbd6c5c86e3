import { currencyName } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** The label of a currency, such as `USD · dólar estadounidense`. */
export const currencyLabel = (code: string, language: Language): string =>
  `${code} · ${currencyName(code, language)}`;
