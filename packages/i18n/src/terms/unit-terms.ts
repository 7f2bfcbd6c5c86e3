import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currencySign as signOf } from '../currency-signs.ts';

/** The units in which amounts can be shown. */
export const unitTerm = (currency: string, unit: 1 | 1_000 | 1_000_000): MessageDescriptor => {
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

/** For example `miles de €`. */
export const thousandsTerm = (currency: string): MessageDescriptor => {
  const currencySign = signOf(currency);
  return msg`miles de ${currencySign}`;
};
