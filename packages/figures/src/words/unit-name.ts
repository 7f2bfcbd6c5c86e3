import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currencySign as signOf } from '@valia/i18n/currency-signs.ts';
import { type MoneyScale, scaledSign } from '@valia/i18n/format-scaled-money.ts';
import type { FigureWords } from './figure-words.ts';

/** What the amounts of a chart are in: `M€`, `miles de €`. */
export const scaleSign = (
  { currency, language, t }: Pick<FigureWords, 'currency' | 'language' | 't'>,
  scale: MoneyScale,
): string => {
  if (scale === 'millions') return scaledSign({ language, currency, scale });
  const currencySign = signOf(currency);
  return t(msg`miles de ${currencySign}`);
};

/** What amounts can be written in. */
export const unitTerm = (currency: string, unit: FigureWords['unit']): MessageDescriptor => {
  const texts =
    currency === 'EUR'
      ? { 1: msg`Euros`, 1_000: msg`Miles de euros`, 1_000_000: msg`Millones de euros` }
      : {
          1: msg`Unidades (${currency})`,
          1_000: msg`Miles (${currency})`,
          1_000_000: msg`Millones (${currency})`,
        };
  return texts[unit];
};

/** What the figures of a table are in, for its corner. */
export const unitName = ({
  currency,
  t,
  unit,
}: Pick<FigureWords, 'currency' | 't' | 'unit'>): string =>
  unit === 1 && currency !== 'EUR' ? currency : t(unitTerm(currency, unit));
