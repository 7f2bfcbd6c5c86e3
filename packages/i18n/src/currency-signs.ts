import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { type Language, languageRegions, languages } from './languages.ts';

/** Everyday currency signs that no locale of the product uses; without spaces. */
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

const signs = new Map<string, string>();

const signIn = (region: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') => {
  const key = `${region} ${currency} ${currencyDisplay}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(region, { style: 'currency', currency, currencyDisplay });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(key, sign);
  return sign;
};

const narrowSignsOf = (currency: string): string[] =>
  languages.map((language) => signIn(languageRegions[language], currency, 'narrowSymbol'));

const displays = new Map<string, 'narrowSymbol' | 'code'>();

/**
 * A currency's own sign when every language uses the same one and no other currency shares it, such as `€` or `zł`;
 * otherwise its code.
 */
export const currencyDisplay = (currency: string): 'narrowSymbol' | 'code' => {
  const known = displays.get(currency);
  if (known !== undefined) return known;
  const own = new Set(narrowSignsOf(currency));
  const isShared = currencies.some(
    (other) => other !== currency && narrowSignsOf(other).some((sign) => own.has(sign)),
  );
  const display = own.size > 1 || isShared ? 'code' : 'narrowSymbol';
  displays.set(currency, display);
  return display;
};

/** The product's notation of a currency, in every language: `€`, `zł`, `USD`. */
export const currencySign = (currency: string): string =>
  currencyDisplay(currency) === 'code'
    ? currency
    : signIn(languageRegions.es, currency, 'narrowSymbol');

/**
 * The sign with a non-breaking space that separates its letters from the preceding M or digits, or in English from the
 * following ones: ` USD`, `USD `.
 */
export const spacedCurrencySign = (currency: string, language: Language): string => {
  const sign = currencySign(currency);
  if (language === 'en') return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
  return /^\p{L}/u.test(sign) ? `\u00a0${sign}` : sign;
};

/** The signs by which users and spreadsheets identify an amount's currency: `USD`, `US$`, `U$S` or `$`. */
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

/** The source of a regular expression for these signs; letters may end with a full stop, as in `kr.` or `S/.` */
export const currencySignPattern = (currency: string): string =>
  currencySigns(currency)
    .map((sign) => `${sign.replaceAll(/[.$]/g, '\\$&')}${/[\p{L}/]$/u.test(sign) ? '\\.?' : ''}`)
    .join('|');
