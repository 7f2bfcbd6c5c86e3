import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { expect, test } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import { analysisSettings, defaultStep, defaultUncertainty } from './analysis-defaults.ts';

const multiple = {
  low: 0.6,
  central: 0.8,
  high: 1,
  origin: { kind: 'own', note: 'Propio' },
} as const;

const bySalesAlone: ValuationDocument = {
  ...workedExample,
  method: 'multiples',
  multiples: {
    ...workedExample.multiples,
    evToEbitdaWeight: 0,
    further: { evToSales: { ...multiple, weight: 1 } },
  },
};

test('what is usually asked of a valuation by another multiple than EV/EBITDA counts in it', () => {
  const used = usedMovableDrivers(bySalesAlone);
  expect(used).not.toContain('evToEbitda');
  const { sensitivity, reverse, monteCarlo } = analysisSettings(bySalesAlone);
  const { rows, columns } = sensitivity;
  expect(used).toEqual(expect.arrayContaining([rows.driver, columns.driver, reverse.driver]));
  expect(rows.driver).not.toBe(columns.driver);
  expect(monteCarlo.drivers.map(({ driver }) => driver)).toEqual(['evToSales']);
});

test('two steps and three deviations of a usual multiple of sales leave it above zero', () => {
  expect(multiple.central - 2 * defaultStep('evToSales', bySalesAlone)).toBeGreaterThan(0);
  const { distribution } = defaultUncertainty('evToSales');
  if (distribution.kind !== 'normal') throw new Error('not normal');
  expect(multiple.central - 3 * distribution.deviation).toBeGreaterThan(0);
  expect(distribution.deviation).toBeGreaterThan(0.05);
});
