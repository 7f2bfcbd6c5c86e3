import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure, Figures } from '../figure.ts';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { usedMovableDrivers } from '../moves/move-driver.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inLargerUnit } from '../testing/in-larger-unit.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** In this unit, every amount of an ordinary company is below 1; a power of two changes no rounding. */
const times = 2 ** 30;

const anyInputs = fc.oneof(plausibleInputs, inputsWithOptions);

/** Converts a figure from the larger unit to the original one. */
const inFirstUnit = (figure: Figure): Figure => {
  if (figure.unit === 'money') return { ...figure, value: figure.value * times };
  return figure.field === 'unit' ? { ...figure, value: figure.value / times } : figure;
};

/** Whether no amount is so small that a double loses digits. */
const keepsItsDigits = (figures: Figures): boolean =>
  Object.values(figures).every(({ value }) => value === 0 || Math.abs(value) > 1e-200);

/** The values of some trials in the original unit, for a valuation whose unit is `unit` times as large. */
const trialsOf = (inputs: ValuationInputs, unit: number) => {
  const drivers = usedMovableDrivers(inputs).map((driver) => {
    const deviation = driver === 'normalisedEbitda' ? 10_000 / unit : 0.005;
    return {
      driver,
      apply: 'shift' as const,
      distribution: { kind: 'normal' as const, mean: 0, deviation },
    };
  });
  const result = monteCarlo(inputs, { trials: 20, seed: 8, drivers });
  return typeof result === 'string' ? result : result.values.map((value) => value * unit);
};

test('a valuation is the same in any unit of money, every figure and every warning', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { figures, issues } = valueCompany(inputs);
      fc.pre(keepsItsDigits(figures));
      const larger = valueCompany(inLargerUnit(inputs, times));
      const found = Object.values(larger.figures).map(inFirstUnit);
      expect(Object.fromEntries(found.map((figure) => [figure.id, figure]))).toEqual(figures);
      const fieldsOf = (all: typeof issues) => all.map(({ code, field }) => `${code} ${field}`);
      expect(fieldsOf(larger.issues)).toEqual(fieldsOf(issues));
    }),
    { numRuns: propertyRuns(300, 50) },
  );
});

test('so is every trial of it', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      fc.pre(keepsItsDigits(valueCompany(inputs).figures));
      const trials = trialsOf(inputs, 1);
      expect(trialsOf(inLargerUnit(inputs, times), times)).toEqual(trials);
      compared += typeof trials === 'string' ? 0 : 1;
    }),
    { numRuns: propertyRuns(200, 60) },
  );
  expect(compared).toBeGreaterThan(20);
});
