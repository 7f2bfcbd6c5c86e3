import { expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import type { DriverMove, MovableDriver } from '../moves/move-driver.ts';
import { plainCompany } from '../testing/plain-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { movedMethods } from './moved-methods.ts';
import { compareScenarios } from './scenarios.ts';

const mixed: ValuationInputs = { ...plainCompany, method: 'mixed' };

const movedBy = (inputs: ValuationInputs, ...drivers: MovableDriver[]) => {
  const moves = drivers.map((driver): DriverMove => ({ driver, apply: 'factor', amount: 0.9 }));
  const { result } = valueCompany(inputs);
  const [one] =
    compareScenarios(inputs, [{ id: 'one', probability: null, moves }])?.scenarios ?? [];
  if (result === null || one?.result === undefined || one.result === null)
    throw new Error('no result');
  return movedMethods(result, one.result);
};

test('a case says which methods of a mixed value it moves', () => {
  expect(movedBy(mixed, 'ebitdaMargin', 'weightedAverageCostOfCapital')).toBe('dcf');
  expect(movedBy(mixed, 'evToEbitda')).toBe('multiples');
  expect(movedBy(mixed, 'ebitdaMargin', 'evToEbitda')).toBe('both');
  expect(movedBy(mixed)).toBe('none');
});

test('a single method has nothing to tell', () => {
  expect(movedBy(plainCompany, 'ebitdaMargin')).toBeNull();
});
