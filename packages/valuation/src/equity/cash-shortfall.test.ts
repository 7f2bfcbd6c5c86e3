import { expect, test } from 'vitest';
import { plainCompany } from '../testing/plain-company.ts';
import { cashShortfall } from './cash-shortfall.ts';

test.each([
  [50, 80, 30],
  [-20, 80, 100],
  [80, 80, 0],
  [90, 80, 0],
  [null, 80, 0],
  [50, null, 0],
])('cash %s of a minimum of %s lacks %s', (cash, minimumCash, lacking) => {
  expect(cashShortfall({ ...plainCompany.bridge, cash, minimumCash })).toBe(lacking);
});
