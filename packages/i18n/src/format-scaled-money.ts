import { currencySign, spacedCurrencySign } from './currency-signs.ts';
import { formatMoney, formatNumber } from './format.ts';
import type { Language } from './languages.ts';

export type MoneyScale = 'thousands' | 'millions';

interface ScaledMoneyOptions {
  language: Language;
  /** ISO 4217. */
  currency: string;
  scale: MoneyScale;
}

/** The unit sign of amounts in thousands or millions: `mil €`, `M€` (es, ca), `€k`, `€m` (en). */
export const scaledCurrencySign = ({ language, currency, scale }: ScaledMoneyOptions): string => {
  if (language === 'en')
    return `${spacedCurrencySign(currency, language)}${scale === 'millions' ? 'm' : 'k'}`;
  return scale === 'millions'
    ? `M${spacedCurrencySign(currency, language)}`
    : `mil\u00a0${currencySign(currency)}`;
};

/** `7,01 M€`, `495 mil €` (es, ca), `€7.01m`, `€495k` (en); `value` is already divided by the scale's unit. */
export const formatScaledMoney = (
  value: number,
  options: ScaledMoneyOptions & { decimals: number },
): string => {
  const { language, currency, scale, decimals } = options;
  const written = formatNumber(value, { language, decimals });
  const digits = written.replace('\u2212', '');
  const minus = digits === written ? '' : '\u2212';
  if (language === 'en') {
    const letter = scale === 'millions' ? 'm' : 'k';
    return `${minus}${spacedCurrencySign(currency, language)}${digits}${letter}`;
  }
  return `${minus}${digits}${scale === 'millions' ? '\u00a0' : ' '}${scaledCurrencySign(options)}`;
};

type ShortMoneyOptions = Omit<ScaledMoneyOptions, 'scale'>;

/** From the largest to the smallest. */
const shortScales = [
  { scale: 'millions', divisor: 1_000_000, decimals: 1 },
  { scale: 'thousands', divisor: 1_000, decimals: 0 },
  { scale: 'units', divisor: 1, decimals: 0 },
] as const;

type ShortScale = (typeof shortScales)[number];

/**
 * In millions a small company would be worth 0.1; an amount that rounds to a thousand thousands is shown as a million.
 */
const shortScaleOf = (amount: number): ShortScale => {
  const [millions, thousands, units] = shortScales;
  const size = Math.abs(amount);
  if (Math.round(size / thousands.divisor) >= 1_000) return millions;
  return Math.round(size) >= 1_000 ? thousands : units;
};

const writeShort = (
  amount: number,
  { scale, divisor, decimals }: ShortScale,
  options: ShortMoneyOptions,
): string =>
  scale === 'units'
    ? formatMoney(amount, options)
    : formatScaledMoney(amount / divisor, { ...options, scale, decimals });

/** `7,0 M€`, `84 mil €`, `400 €` (es, ca), `€7.0m`, `€84k`, `€400` (en). */
export const formatShortMoney = (amount: number, options: ShortMoneyOptions): string =>
  writeShort(amount, shortScaleOf(amount), options);

/**
 * `5,9 – 6,4 M€`, `84 – 120 mil €` (es, ca), `€5.9m – €6.4m` (en): both in the scale of the larger, or in a smaller
 * scale in which they differ and no loss is shown as zero.
 */
export const formatShortRange = (low: number, high: number, options: ShortMoneyOptions): string =>
  shortRangeEnds(low, high, options).join(' – ');

/** Both ends of `formatShortRange`, for a sentence: `2,2` and `2,6 M€`. */
export const shortRangeEnds = (
  low: number,
  high: number,
  options: ShortMoneyOptions,
): [from: string, to: string] => {
  const { language } = options;
  const coarse = shortScaleOf(Math.max(Math.abs(low), Math.abs(high)));
  const tellsApart = (scale: ShortScale): boolean =>
    writeShort(low, scale, options) !== writeShort(high, scale, options);
  const losesMinus = (scale: ShortScale): boolean =>
    [low, high].some(
      (end) => end < 0 && writeShort(end, scale, options) === writeShort(0, scale, options),
    );
  const scale =
    shortScales
      .slice(shortScales.indexOf(coarse))
      .find((candidate) => tellsApart(candidate) && !losesMinus(candidate)) ?? coarse;
  const { divisor, decimals } = scale;
  const from =
    language === 'en'
      ? writeShort(low, scale, options)
      : formatNumber(low / divisor, { language, decimals });
  return [from, writeShort(high, scale, options)];
};
