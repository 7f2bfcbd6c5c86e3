import { monteCarlo } from '@valia/valuation/monte-carlo.ts';
import { isDistribution } from '@valia/valuation/monte-carlo/distribution.ts';
import { monteCarloIssues } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { describe, expect, it } from 'vitest';
import { acceptText } from '../../model/accept-text.ts';
import { fieldValue } from '../../model/cell-paths.ts';
import { workedExample } from '../../model/testing/worked-example.ts';
import { distributionPath } from './analysis-cells.ts';
import { analysisOf } from './analysis-defaults.ts';
import {
  addUncertainDriver,
  chooseDistribution,
  distributionKinds,
  removeUncertainDriver,
} from './uncertain-driver-edits.ts';

const driversOf = (document: typeof workedExample) => analysisOf(document).monteCarlo.drivers;

describe('the settings of a simulation', () => {
  it.each(['dcf', 'multiples', 'mixed'] as const)(
    'may run as they usually are, by %s',
    (method) => {
      const document = { ...workedExample, method };
      const { price: _price, ...settings } = analysisOf(document).monteCarlo;
      expect(settings.drivers.length).toBeGreaterThan(0);
      expect(monteCarloIssues(document, settings)).toEqual([]);
      expect(monteCarlo(document, { ...settings, trials: 100 })).toHaveProperty('mean');
    },
  );

  it('are not kept until something about them is chosen, then as they were', () => {
    expect(workedExample.analysis).toBeUndefined();
    const { document } = acceptText(workedExample, 'analysis.monteCarlo.trials', '100.000', 'es');
    expect(document?.analysis).toEqual({
      monteCarlo: { ...analysisOf(workedExample).monteCarlo, trials: 100_000 },
    });
    expect(acceptText(workedExample, 'analysis.monteCarlo.trials', '100.001', 'es').issue).toEqual(
      expect.objectContaining({ code: 'too-large' }),
    );
    expect(acceptText(workedExample, 'analysis.monteCarlo.seed', '', 'es').issue?.code).toBe(
      'required',
    );
  });

  it('a parameter is typed in the driver’s unit', () => {
    const path = distributionPath('weightedAverageCostOfCapital', 'shift', 'deviation');
    const { document } = acceptText(workedExample, path, '0,75', 'es');
    expect(document && fieldValue(document, path)).toBe(0.0075);
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
