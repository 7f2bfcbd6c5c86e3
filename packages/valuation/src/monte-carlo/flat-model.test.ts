import { expect, test } from 'vitest';
import { constantDriver, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { flatModel } from './flat-model.ts';

const modelOf = (inputs: ValuationInputs) => flatModel(inputs, valueCompany(inputs));

test('an ordinary DCF is flat, also beside multiples', () => {
  expect(modelOf(plainCompany)).toMatchObject({ baseRevenue: 1000, bridgeTotal: -250 });
  expect(modelOf({ ...plainCompany, method: 'mixed' })).not.toBeNull();
  expect(modelOf({ ...plainCompany, method: 'multiples' })).toBeNull();
  expect(modelOf(plainCompanyWith({ terminal: { terminalGrowth: null } }))).toBeNull();
});

test.each([
  plainCompanyWith({ projection: { ebitMargin: constantDriver(0.15) } }),
  plainCompanyWith({ projection: { losses: { opening: 0, limit: 'none' } } }),
  plainCompanyWith({ costOfCapital: { path: constantDriver(0.1) } }),
  plainCompanyWith({ terminal: { returnOnCapital: 0.16 } }),
])('one with an option is not: case %#', (inputs) => {
  expect(valueCompany(inputs).result).not.toBeNull();
  expect(modelOf(inputs)).toBeNull();
});
