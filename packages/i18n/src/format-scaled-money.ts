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
