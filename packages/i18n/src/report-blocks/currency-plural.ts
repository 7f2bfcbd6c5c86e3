import { type Language, languageRegions } from '../languages.ts';

/** What so many of a currency are called: `euros`. */
export const currencyPlural = (currency: string, language: Language, count: number): string =>
  new Intl.NumberFormat(languageRegions[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(count)
    .find(({ type }) => type === 'currency')?.value ?? currency;
