import { expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { figureId } from '../figure.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { printedAmounts } from './printed-amounts.ts';

test('thousands are printed in whole euros, and what is no money is left out', () => {
  const { figures } = valueCompany(plainCompany);
  const printed = printedAmounts(figures, { scale: 1000, round: Math.round, unit: 1 });
  // A flow of 102.75 for ever at 10 % less 2 %, a debt of 300 and a cash of 50.
  expect(printed.get(figureId.enterprise('central'))).toBe(1_284_375);
  expect(printed.get(figureId.bridgeTotal())).toBe(-250_000);
  expect(printed.get(figureId.equity('central'))).toBe(1_034_375);
  expect(printed.has(figureId.projection(2026, 'taxRate'))).toBe(false);
});
