import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { isDistribution } from '@valia/valuation/monte-carlo/distribution.ts';
import { monteCarloIssues } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { describe, expect, it } from 'vitest';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { workedExample } from '../testing/worked-example.ts';
import { analysisSettings } from './analysis-defaults.ts';
import {
  addUncertainDriver,
  chooseDistribution,
  distributionKinds,
  removeUncertainDriver,
} from './uncertain-driver-edits.ts';

const driversOf = (document: typeof workedExample) => analysisSettings(document).monteCarlo.drivers;

describe('the settings of a simulation', () => {
  it.each(['dcf', 'multiples', 'mixed'] as const)(
    'may run as they usually are, by %s',
    (method) => {
      const document = { ...workedExample, method };
      const { price: _price, ...settings } = analysisSettings(document).monteCarlo;
      expect(settings.drivers.length).toBeGreaterThan(0);
      expect(monteCarloIssues(document, settings)).toEqual([]);
      expect(monteCarlo(document, { ...settings, trials: 100 })).toHaveProperty('mean');
    },
  );

  it('are not kept until something about them is chosen, then as they were', () => {
    expect(workedExample.analysis).toBeUndefined();
    const { document } = tryWriteValue(workedExample, 'analysis.monteCarlo.trials', 100_000);
    expect(document?.analysis).toEqual({
      monteCarlo: { ...analysisSettings(workedExample).monteCarlo, trials: 100_000 },
    });
    expect(tryWriteValue(workedExample, 'analysis.monteCarlo.trials', 100_001).issue).toEqual(
      expect.objectContaining({ code: 'too-large' }),
    );
  });

  it.each(distributionKinds)(
    'a driver changed to %s has a distribution that makes sense',
    (kind) => {
      for (const driver of ['ebitdaMargin', 'normalisedEbitda'] as const) {
        const chosen = chooseDistribution(addUncertainDriver(workedExample, driver), driver, kind);
        const uncertain = driversOf(chosen).find((one) => one.driver === driver);
        expect(uncertain?.distribution.kind).toBe(kind);
        expect(uncertain && isDistribution(uncertain.distribution)).toBe(true);
        const back = driversOf(chooseDistribution(chosen, driver, 'normal'));
        expect(back.find((one) => one.driver === driver)?.apply).toBe(
          driver === 'ebitdaMargin' ? 'shift' : 'factor',
        );
      }
    },
  );

  it('a driver is there once, and gone when removed', () => {
    const added = addUncertainDriver(addUncertainDriver(workedExample, 'taxRate'), 'taxRate');
    expect(driversOf(added).filter(({ driver }) => driver === 'taxRate')).toHaveLength(1);
    expect(driversOf(removeUncertainDriver(added, 'taxRate'))).toEqual(driversOf(workedExample));
  });
});
