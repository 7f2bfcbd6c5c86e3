import { languageRegions, languages } from './languages.ts';

const signIn = (region: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(region, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How people and spreadsheets mark an amount of a currency: `USD`, `US$` or `$`. */
const currencySigns = (currency: string): string[] => [
  ...new Set([
    currency,
    ...languages.flatMap((language) =>
      (['symbol', 'narrowSymbol'] as const).map((display) =>
        signIn(languageRegions[language], currency, display).replaceAll(/\s/gu, ''),
      ),
    ),
  ]),
];

/** The source of a regular expression for these signs; letters may be shortened with a full stop, as in `kr.` */
export const currencySignPattern = (currency: string): string =>
  currencySigns(currency)
    .map((sign) => `${sign.replaceAll(/[.$]/g, '\\$&')}${/\p{L}$/u.test(sign) ? '\\.?' : ''}`)
    .join('|');
