import { describe, expect, test } from 'vitest';
import { figureId, type RangePoint } from '../figure.ts';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { usedMovableDrivers } from '../moves/move-driver.ts';
import { comparablesOf } from '../testing/comparables-of.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { tornado } from '../analyses/tornado.ts';
import { valueCompany } from '../company/value-company.ts';
import type {
  Comparable,
  ComparableType,
  MultiplesInputs,
  ValuationInputs,
} from '../valuation-inputs.ts';

const fromComparables = {
  low: null,
  central: null,
  high: null,
  origin: { kind: 'comparables' as const },
};

/** The plain company, EBITDA 200 and net debt 250, valued by EV/EBITDA of comparables. */
const valuedBy = (
  comparables: Comparable[],
  parts: Partial<MultiplesInputs> = {},
  unit = 1,
): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  unit,
  multiples: {
    evToEbitda: fromComparables,
    sizeStep: { mode: 'auto' },
    comparables,
    ...parts,
  },
});

const typed = (type: ComparableType, ...values: number[]): Comparable[] =>
  comparablesOf('evToEbitda', values).map((one) => ({ ...one, id: `${type} ${one.id}`, type }));

const codesOf = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs).issues.map(({ code }) => code);

const appliedOf = (inputs: ValuationInputs) => {
  const { figures } = valueCompany(inputs);
  const at = (point: RangePoint) => figures[figureId.appliedMultiple(point)]?.value;
  return [at('low'), at('central'), at('high')];
};

describe('own comparables that are private deals', () => {
  const deals = typed('private-deal', 5.2, 5.6, 5.9, 6.1, 6.6);

  test('carry no step: a median of 5.90x is applied as it is', () => {
    const inputs = valuedBy(deals);
    const { figures, result } = valueCompany(inputs);
    expect(appliedOf(inputs)).toEqual([5.6, 5.9, 6.1]);
    // 200 · 5.9 = 1,180, less 250 of net debt
    expect(result?.equityValue.central).toBeCloseTo(930, 9);
    expect(figures[figureId.sizeStep()]).toBeUndefined();
  });

  test('are no reason to warn, whatever step is typed, and the step moves nothing', () => {
    for (const value of [0, -0.1, null]) {
      const inputs = valuedBy(deals, { sizeStep: { mode: 'manual', value } });
      expect(codesOf(inputs)).toEqual(['few-years-of-history']);
      expect(appliedOf(inputs)).toEqual([5.6, 5.9, 6.1]);
      expect(usedMovableDrivers(inputs)).toEqual(['evToEbitda', 'normalisedEbitda']);
    }
  });

  test('keep their price where the sector’s P/E beside them carries the company’s step', () => {
    const own = { kind: 'own' as const, note: '' };
    const priceToEarnings = { low: null, central: 10, high: null, weight: 1, origin: own };
    const inputs = valuedBy(
      deals,
      { evToEbitdaWeight: 1, netIncome: 90, further: { priceToEarnings } },
      10_000,
    );
    const { figures, result } = valueCompany(inputs);
    // 90 · 10 plus 250 of debt is 11.5 M€: −36.0543 %
    const step = figures[figureId.sizeStep()]?.value ?? 0;
    expect(step).toBeCloseTo(-0.360_543, 6);
    expect(result?.equityValue.central).toBeCloseTo((930 + 900 * (1 + step)) / 2, 9);
  });
});

describe('a multiple of the adviser’s own', () => {
  const typedAs = (type?: ComparableType): ValuationInputs =>
    valuedBy([], {
      evToEbitda: {
        low: 5.6,
        central: 5.9,
        high: 6.1,
        origin: type === undefined ? { kind: 'own', note: '' } : { kind: 'own', note: '', type },
      },
    });

  test('of private deals carries no step, and says so in its trace', () => {
    const inputs = typedAs('private-deal');
    const { figures, issues, result } = valueCompany(inputs);
    expect(appliedOf(inputs)).toEqual([5.6, 5.9, 6.1]);
    expect(result?.equityValue.central).toBeCloseTo(930, 9);
    expect(figures[figureId.sizeStep()]).toBeUndefined();
    expect(figures[figureId.appliedMultiple('central')]?.formula).toBe('multiple-of-deals');
    expect(issues.map(({ code }) => code)).toEqual(['few-years-of-history']);
    expect(usedMovableDrivers(inputs)).toEqual(['evToEbitda', 'normalisedEbitda']);
    // 200 · 5.6 and 200 · 6.1, each less 250 of net debt.
    const bar = tornado(inputs)?.find(({ driver }) => driver === 'evToEbitda');
    expect(bar?.unfavourable).toBeCloseTo(870, 9);
    expect(bar?.favourable).toBeCloseTo(970, 9);
  });

  test('of listed companies, or one that does not say, carries the step', () => {
    for (const inputs of [typedAs('listed'), typedAs()]) {
      // A value of 1,180 € is below the lower node: −50 %.
      expect(appliedOf(inputs)).toEqual([2.8, 2.95, 3.05]);
    }
  });

  test('without a step of its own is asked about where it is said to be of listed companies', () => {
    const unstepped = (type?: ComparableType): ValuationInputs => {
      const inputs = typedAs(type);
      const sizeStep = { mode: 'manual' as const, value: 0 };
      return { ...inputs, multiples: { ...inputs.multiples, sizeStep } };
    };
    const code = 'size-step-outside-bracket';
    expect(codesOf(unstepped('listed'))).toContain(code);
    expect(codesOf(unstepped())).not.toContain(code);
    expect(codesOf(unstepped('private-deal'))).not.toContain(code);
  });
});

describe('a set of listed companies and deals', () => {
  // With a unit of 25,000: 200 · 12 · 25,000 = 60 M€, so the size adjustment is −20 %.
  const mixed = [...typed('listed', 10, 12, 14), ...typed('private-deal', 5, 6, 7)];
  const inputs = valuedBy(mixed, {}, 25_000);

  test('has the step taken off each listed one before the quartiles', () => {
    const { figures } = valueCompany(inputs);
    expect(figures[figureId.sizeStep()]?.value).toBe(-0.2);
    // 8, 9.6, 11.2 and 5, 6, 7: the quartiles of the six are at positions 1.25, 2.5 and 3.75
    const [low, central, high] = appliedOf(inputs);
    expect(low).toBeCloseTo(6.25, 9);
    expect(central).toBeCloseTo(7.5, 9);
    expect(high).toBeCloseTo(9.2, 9);
  });

  test('shows in its trace every comparable before the step and after it', () => {
    const { figures } = valueCompany(inputs);
    const central = figures[figureId.appliedMultiple('central')];
    expect(central?.inputs.map(({ figure }) => figure)).toEqual([
      'multiples.evToEbitda.comparable.0',
      'multiples.evToEbitda.comparable.1',
      'multiples.evToEbitda.comparable.2',
      'input.multiples.comparables.3.evToEbitda',
      'input.multiples.comparables.4.evToEbitda',
      'input.multiples.comparables.5.evToEbitda',
      'multiples.evToEbitda.percentile.central',
    ]);
    expect(figures['multiples.evToEbitda.comparable.1']?.value).toBeCloseTo(9.6, 9);
    expect(figures['input.multiples.comparables.1.evToEbitda']?.value).toBe(12);
    expect(figures[figureId.multiple('evToEbitda', 'listed.central')]?.value).toBe(12);
  });

  test('is as large as its listed ones say, not its deals', () => {
    const other = valuedBy(
      [...typed('listed', 10, 12, 14), ...typed('private-deal', 1, 1, 1)],
      {},
      2500,
    );
    // 200 · 12 · 2,500 = 6 M€: −0.5 + 0.3 · ln 1.2 / ln 6
    const step = valueCompany(other).figures[figureId.sizeStep()]?.value;
    expect(step).toBeCloseTo(-0.469_473, 6);
  });

  test('is moved end to end by the tornado, and simulated trial by trial as it is valued', () => {
    const bar = tornado(inputs)?.find(({ driver }) => driver === 'evToEbitda');
    expect(bar?.unfavourable).toBeCloseTo(200 * 6.25 - 250, 9);
    expect(bar?.favourable).toBeCloseTo(200 * 9.2 - 250, 9);
    const run = monteCarlo(inputs, {
      trials: 1000,
      seed: 1,
      probabilities: [0.5],
      drivers: [
        {
          driver: 'evToEbitda',
          apply: 'factor',
          distribution: { kind: 'triangular', minimum: 1.999, mode: 2, maximum: 2.001 },
        },
      ],
    });
    expect(typeof run === 'string' ? run : run.mean).toBeCloseTo(200 * 15 - 250, -1);
  });
});

describe('own comparables that do not say what they are', () => {
  test('count as listed, as they did, and are told of while they count', () => {
    const untold = comparablesOf('evToEbitda', [5.2, 5.6, 5.9, 6.1, 6.6]);
    const inputs = valuedBy(untold);
    const { issues, result } = valueCompany(inputs);
    expect(result?.enterpriseValue.central).toBeCloseTo(200 * 5.9 * 0.5, 9);
    expect(issues).toContainEqual({
      severity: 'warning',
      code: 'comparables-without-type',
      field: 'multiples.comparables',
      params: { comparables: 5 },
    });
    const leftOut = untold.map((one) => ({ ...one, included: false }));
    const told = valuedBy([...leftOut, ...typed('listed', 5, 6)]);
    expect(codesOf(told)).not.toContain('comparables-without-type');
  });
});

describe('comparables that are one figure', () => {
  test('are no range: the band stands around it, and the reader is told', () => {
    for (const values of [[6], [6, 6], [4, 6, 6, 6, 9]]) {
      const inputs = valuedBy(typed('private-deal', ...values));
      const [low, central, high] = appliedOf(inputs);
      expect(low).toBeCloseTo(6 * 0.85, 9);
      expect(central).toBe(6);
      expect(high).toBeCloseTo(6 * 1.15, 9);
      const { issues } = valueCompany(inputs);
      expect(issues.find(({ code }) => code === 'comparables-without-range')).toMatchObject({
        severity: 'warning',
        field: 'multiples.comparables',
        params: { comparables: values.length, band: 0.15 },
      });
      expect(codesOf(inputs)).not.toContain('comparables-too-few');
    }
  });

  test('that are two or more figures are a range of their own', () => {
    const codes = codesOf(valuedBy(typed('private-deal', 6, 7)));
    expect(codes).toContain('comparables-too-few');
    expect(codes).not.toContain('comparables-without-range');
  });
});

describe('own comparables at nought, below it or without this multiple', () => {
  const usable = typed('private-deal', 5.2, 5.6, 5.9, 6.1, 6.6);
  const blank: Comparable[] = typed('private-deal', 1).map((one) => ({
    ...one,
    id: 'blank',
    evToEbitda: null,
  }));
  const without = [
    ...usable,
    ...typed('private-deal', 0, -4).map((one) => ({ ...one, id: `unusable ${one.id}` })),
    ...blank,
  ];

  test('count in no percentile, and those that are no price are told of', () => {
    const inputs = valuedBy(without);
    expect(appliedOf(inputs)).toEqual([5.6, 5.9, 6.1]);
    expect(valueCompany(inputs).issues).toContainEqual({
      severity: 'warning',
      code: 'comparables-not-positive',
      field: 'multiples.comparables',
      params: { comparables: 2 },
    });
    expect(codesOf(valuedBy([...usable, ...blank]))).not.toContain('comparables-not-positive');
  });

  test('are told of once, whichever multiple of theirs is no price', () => {
    const comparables = typed('private-deal', 0, 5.2, 5.6, 5.9, 6.1, 6.6).map((one, index) => ({
      ...one,
      evToSales: index < 3 ? -1 : 1,
    }));
    const inputs = valuedBy(comparables);
    const { origin } = inputs.multiples.evToEbitda;
    const evToSales = { low: null, central: null, high: null, origin, weight: 0.5 };
    const multiples = { ...inputs.multiples, evToEbitdaWeight: 0.5, further: { evToSales } };
    const { issues } = valueCompany({ ...inputs, multiples });
    const told = issues.filter(({ code }) => code === 'comparables-not-positive');
    expect(told.map(({ params }) => params.comparables)).toEqual([3]);
  });

  test('alone are no range to value by', () => {
    const { issues, result } = valueCompany(valuedBy(typed('private-deal', 0)));
    expect(result).toBeNull();
    expect(issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['comparables-not-positive', 'missing']),
    );
  });
});
