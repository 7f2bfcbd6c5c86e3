import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showList } from './testing/show-list.ts';
import { valuationItem } from '../../../lib/testing/valuation-item.ts';
import { startListServer } from './testing/start-list-server.ts';

afterEach(cleanup);

test.each([
  [
    ['EUR', 'EUR'],
    '2 en total. Las 2 completadas suman 2.000.000 €, con un valor medio de 1.000.000 €.',
  ],
  [
    ['EUR', 'EUR', 'USD'],
    '3 en total. Las 2 completadas en euros suman 2.000.000 €, con un valor medio de 1.000.000 €; las demás están en otra moneda.',
  ],
  [
    ['EUR', 'USD'],
    '2 en total. La completada en euros vale 1.000.000 €; las demás están en otra moneda.',
  ],
  [['USD'], '1 en total. La completada está en otra moneda, sin sumar.'],
])('the list says what those add up to that it added: %j', async (currencies, sentence) => {
  const items = currencies.map((currency, at) =>
    valuationItem(at, { currency, status: 'completed' }),
  );
  await showList({ answers: startListServer(items).answers });
  const told = await screen.findByText(/^\d en total\. L/u);
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
});
