import { solveDriver } from '@valia/valuation/analyses/solve-driver.ts';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { applyShift } from './apply-shift.ts';
import { driverLevels } from '../drivers/driver-levels.ts';

const outcome = valueCompany(workedExample);
const adjustment = { id: 'a0000000-0000-4000-8000-000000000009', label: 'Precio', reason: '' };

it.each(usedMovableDrivers(workedExample))(
  'what has to be of %s for a price, applied, gives that price and the level that was said',
  (driver) => {
    const price = (outcome.result?.equityValue.central ?? 0) * 1.001;
    const solution = solveDriver(workedExample, driver, price);
    if (solution === null) throw new Error('no answer');
    const { shift } = solution;
    const applied = applyShift(workedExample, outcome, { driver, shift, adjustment });
    if (applied === null) throw new Error('refused by the schema');
    const after = valueCompany(applied);
    expect(after.result?.equityValue.central).toBeCloseTo(price, 0);
    const before = driverLevels(workedExample, outcome, driver);
    expect(driverLevels(applied, after, driver)?.first).toBeCloseTo(
      (before?.first ?? Number.NaN) + shift,
      6,
    );
  },
);
