import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What amounts can be written in, by the factor that a document keeps. */
export const unitNames = (currency: string): ReadonlyMap<string, MessageDescriptor> =>
  new Map(
    currency === 'EUR'
      ? [
          ['1', msg`Euros`],
          ['1000', msg`Miles de euros`],
          ['1000000', msg`Millones de euros`],
        ]
      : [
          ['1', msg`Unidades (${currency})`],
          ['1000', msg`Miles (${currency})`],
          ['1000000', msg`Millones (${currency})`],
        ],
  );
