import { expect, test } from 'vitest';
import { formatDealFigure } from './use-edition-deals.ts';

test.each([
  [5.3, '5,30'],
  [0.845, '0,845'],
  [0.35, '0,35'],
  [1_000_000, '1.000.000'],
  [250_000.5, '250.000,50'],
  [1, '1,00'],
])('%s is shown with all its digits: %s', (value, text) => {
  expect(formatDealFigure(value, 'es')).toBe(text);
});
