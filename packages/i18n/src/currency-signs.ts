import { languageRegions, languages } from './languages.ts';

/** Signs of every day that no locale of the product writes; without spaces. */
const everydaySigns: Readonly<Record<string, readonly string[]>> = {
  AED: ['DH', 'Dhs'],
  ARS: ['AR$'],
  CAD: ['C$'],
  CHF: ['Fr', 'SFr'],
  CLP: ['CL$', 'CLP$'],
  CNY: ['RMB', '元', '￥'],
  COP: ['CO$', 'COL$'],
  INR: ['Rs'],
  JPY: ['円', '￥'],
  MAD: ['DH', 'Dhs'],
  MXN: ['Mex$'],
  PEN: ['S/'],
  PLN: ['zl'],
  TRY: ['TL'],
  USD: ['U$S', 'U$D'],
  UYU: ['$U', 'UY$'],
};

const signIn = (region: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(region, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How people and spreadsheets mark an amount of a currency: `USD`, `US$`, `U$S` or `$`. */
const currencySigns = (currency: string): string[] => [
  ...new Set([
    currency,
    ...languages.flatMap((language) =>
      (['symbol', 'narrowSymbol'] as const).map((display) =>
        signIn(languageRegions[language], currency, display).replaceAll(/\s/gu, ''),
      ),
    ),
    ...(everydaySigns[currency] ?? []),
  ]),
];

/** The source of a regular expression for these signs; letters may be shortened with a full stop, as in `kr.` or `S/.` */
export const currencySignPattern = (currency: string): string =>
  currencySigns(currency)
    .map((sign) => `${sign.replaceAll(/[.$]/g, '\\$&')}${/[\p{L}/]$/u.test(sign) ? '\\.?' : ''}`)
    .join('|');
