import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const at = (valuationDate: string, inputs: ValuationInputs = plainCompany): ValuationInputs => ({
  ...inputs,
  valuationDate,
});

const issuesOf = (inputs: ValuationInputs) =>
  valueCompany(inputs).issues.map(({ severity, code, field }) => ({ severity, code, field }));

const dayAfterClose = (day: number): string =>
  new Date(Date.UTC(2025, 11, 31) + day * 86_400_000).toISOString().slice(0, 10);

describe('the valuation date', () => {
  // After 30/09/2026, 31 + 30 + 31 = 92 days of 365 remain: f = 0.252055.
  test('a date after the base year counts the rest of the first year, from the middle of it', () => {
    expect.hasAssertions();
    const f = 92 / 365;
    const inputs: ValuationInputs = {
      ...at('2026-09-30', plainCompanyWith({ projection: { years: 2 } })),
      discounting: 'mid-year',
    };
    const second = 113.025;
    expectFigures(inputs, {
      'input.valuationDate.daysLeft': 92,
      'input.valuationDate.daysOfYear': 365,
      'projection.stubFraction': f,
      'projection.2026.freeCashFlowToFirm': 102.75,
      'projection.2026.freeCashFlowInStub': 102.75 * f,
      'projection.2026.time': f / 2,
      'projection.2027.time': f + 0.5,
      'dcf.terminalTime': f + 0.5,
      'dcf.enterpriseValue.central':
        102.75 * f * 1.1 ** -(f / 2) + (second + (second * 1.02) / 0.08) * 1.1 ** -(f + 0.5),
    });
    // With an exit multiple, the terminal value is at the end of the last year.
    const sold = { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 6 } as const;
    expectFigures({ ...inputs, terminal: sold }, { 'dcf.terminalTime': f + 1 });
    expectFigures(
      { ...inputs, discounting: 'year-end' },
      { 'projection.2026.time': f, 'projection.2027.time': f + 1, 'dcf.terminalTime': f + 1 },
    );
  });

  test('in a leap year the days are counted over 366', () => {
    expect.hasAssertions();
    const [base] = plainCompany.accounts.years;
    if (base === undefined) throw new Error('no base year');
    const accounts = { detail: 'summary' as const, years: [{ ...base, year: 2027 }] };
    const figures = { 'projection.stubFraction': 306 / 366 };
    expectFigures({ ...at('2028-02-29'), accounts }, figures);
  });

  test('at the close of the base year the value is to the bit what it is without a date', () => {
    fc.assert(
      fc.property(inputsWithOptions, (inputs) => {
        const close = `${inputs.accounts.years.at(-1)?.year ?? 0}-12-31`;
        const dated = valueCompany({ ...inputs, valuationDate: close });
        expect(dated).toEqual(valueCompany({ ...inputs, valuationDate: null }));
      }),
      { numRuns: propertyRuns(300, 40) },
    );
    const plain = valueCompany(workedExampleInputs);
    expect(valueCompany(at('2025-12-31', workedExampleInputs))).toEqual(plain);
  });

  test.each(['mid-year', 'year-end'] as const)(
    'one more day never makes the value jump, up to the close of the first projected year (%s)',
    (discounting) => {
      const inputs = { ...plainCompanyWith({ projection: { years: 5 } }), discounting };
      const values = Array.from(
        { length: 366 },
        (_, day) =>
          valueCompany(at(dayAfterClose(day), inputs)).result?.enterpriseValue.central ??
          Number.NaN,
      );
      const steps = values.slice(1).map((value, day) => value - (values[day] ?? Number.NaN));
      // One day later, the value is ln(1.1) / 365 higher, and 1/365 of the first year's flow is lost.
      const most = ((Math.log(1.1) * 1_600 + 102.75) / 365) * 1.05;
      expect(steps.filter((step) => !(Math.abs(step) < most))).toEqual([]);
      expect(values[0]).toBe(valueCompany(inputs).result?.enterpriseValue.central);
      // At the year end itself, only the value one year later remains: the flows of the other years.
      const later = valueCompany(at('2026-12-31', inputs));
      expect(later.figures['projection.2026.freeCashFlowInStub']?.value).toBe(0);
      expect(later.figures['projection.2027.time']?.value).toBe(
        discounting === 'mid-year' ? 0.5 : 1,
      );
    },
  );

  test.each(['dcf', 'multiples', 'mixed'] as const)(
    'one before the close of the base year is refused at its field (%s)',
    (method) => {
      const inputs = { ...at('2025-12-30'), method, mixedOverAvailable: true };
      expect(issuesOf(inputs)).toContainEqual({
        severity: 'error',
        code: 'date-before-base-year-end',
        field: 'valuationDate',
      });
      expect(valueCompany(inputs).result).toBeNull();
    },
  );

  test('one more than twelve months after it asks for a newer base year', () => {
    const asked = { code: 'base-year-too-old', field: 'valuationDate' };
    expect(issuesOf(at('2026-12-31')).map(({ code }) => code)).not.toContain(asked.code);
    expect(issuesOf(at('2027-01-01'))).toContainEqual({ severity: 'error', ...asked });
    // Multiples do not discount, so there is only a warning, and the value does not change.
    const byMultiples: ValuationInputs = { ...at('2027-01-01'), method: 'multiples' };
    expect(issuesOf(byMultiples)).toContainEqual({ severity: 'warning', ...asked });
    expect(valueCompany(byMultiples).result?.equityValue).toEqual(
      valueCompany({ ...byMultiples, valuationDate: null }).result?.equityValue,
    );
  });

  test('what is no day is refused', () => {
    expect(issuesOf(at('2026-02-30'))).toContainEqual(
      expect.objectContaining({ code: 'date-outside-first-year', severity: 'error' }),
    );
  });
});

describe('the balance', () => {
  const warned = { severity: 'warning', code: 'balance-of-another-date', field: 'balanceDate' };

  test.each([
    ['2026-09-30', undefined, true],
    ['2026-09-30', null, true],
    ['2026-09-30', '2025-12-31', true],
    ['2026-09-30', '2026-09-30', false],
    ['2025-12-31', undefined, false],
    ['2025-12-31', '2026-03-31', true],
    [null, undefined, false],
    [null, '2026-03-31', true],
  ])('valued at %j with a balance of %j warns: %j', (valuationDate, balanceDate, isWarned) => {
    for (const method of ['dcf', 'multiples'] as const) {
      const dated = { ...plainCompany, method, valuationDate };
      const inputs = balanceDate === undefined ? dated : { ...dated, balanceDate };
      const issues = issuesOf(inputs);
      const found = issues.filter(({ code }) => code === warned.code);
      expect(found).toEqual(isWarned ? [warned] : []);
    }
  });

  test('its date moves no value', () => {
    const valueOf = (inputs: ValuationInputs) =>
      valueCompany(inputs).figures[figureId.equity('central')]?.value;
    const inputs = at('2026-09-30');
    expect(valueOf({ ...inputs, balanceDate: '2026-09-30' })).toBe(valueOf(inputs));
  });
});
