import { currencySign, spacedSign } from './currency-signs.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

export type MoneyScale = 'thousands' | 'millions';

interface ScaledMoneyOptions {
  language: Language;
  /** ISO 4217. */
  currency: string;
  scale: MoneyScale;
}

/** The mark of amounts in thousands or millions: `mil €`, `M€` (es, ca), `€k`, `€m` (en). */
export const scaledSign = ({ language, currency, scale }: ScaledMoneyOptions): string => {
  if (language === 'en')
    return `${spacedSign(currency, language)}${scale === 'millions' ? 'm' : 'k'}`;
  return scale === 'millions'
    ? `M${spacedSign(currency, language)}`
    : `mil\u00a0${currencySign(currency)}`;
};

/** `7,01 M€`, `495 mil €` (es, ca), `€7.01m`, `€495k` (en); `value` is counted in the scale already. */
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
    return `${minus}${spacedSign(currency, language)}${digits}${letter}`;
  }
  return `${minus}${digits}${scale === 'millions' ? '\u00a0' : ' '}${scaledSign(options)}`;
};

type ShortMoneyOptions = Omit<ScaledMoneyOptions, 'scale'>;

const short = {
  thousands: { divisor: 1_000, decimals: 0 },
  millions: { divisor: 1_000_000, decimals: 1 },
} as const;

/** In millions a small company would be worth 0.1. */
const shortScale = (amount: number): MoneyScale =>
  Math.abs(amount) < 1_000_000 ? 'thousands' : 'millions';

/** `7,0 M€`, `84 mil €` (es, ca), `€7.0m`, `€84k` (en). */
export const formatShortMoney = (amount: number, options: ShortMoneyOptions): string => {
  const scale = shortScale(amount);
  const { divisor, decimals } = short[scale];
  return formatScaledMoney(amount / divisor, { ...options, scale, decimals });
};

/** `5,9 – 6,4 M€`, `84 – 120 mil €` (es, ca), `€5.9m – €6.4m` (en), both in the scale of the larger. */
export const formatShortRange = (low: number, high: number, options: ShortMoneyOptions): string => {
  const { language } = options;
  const scale = shortScale(Math.max(Math.abs(low), Math.abs(high)));
  const { divisor, decimals } = short[scale];
  const withUnit = (value: number): string =>
    formatScaledMoney(value / divisor, { ...options, scale, decimals });
  const from =
    language === 'en' ? withUnit(low) : formatNumber(low / divisor, { language, decimals });
  return `${from} – ${withUnit(high)}`;
};
