import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId, type Figures } from '../figure.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { addUp } from './add-up.ts';
import { figureSums } from './figure-sums.ts';

const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

const printedOf = (figures: Figures, scale: number) => {
  const { values, sums, heads } = figureSums(figures);
  const scaled = new Map([...values].map(([id, value]) => [id, value * scale]));
  return { scaled, sums, printed: addUp(scaled, sums, { round, unit: 1, heads }) };
};

const expectSums = (inputs: ValuationInputs, scale: number): void => {
  const { scaled, sums, printed } = printedOf(valueCompany(inputs).figures, scale);
  const of = (id: string): number => printed.get(id) ?? Number.NaN;
  for (const { total, parts } of sums) {
    const reached = parts.reduce((sum, { id, sign }) => sum + sign * of(id), 0);
    expect([total, reached - of(total)]).toEqual([total, 0]);
  }
  for (const [id, value] of scaled) {
    const distance = Math.abs(of(id) - value);
    expect([id, distance < 1 + 1e-6 * Math.abs(value)]).toEqual([id, true]);
  }
};

describe('the printed amounts of any valuation', () => {
  // In the unit that is typed, and in thousands of it, as whole numbers are in neither.
  const scales = fc.constantFrom(1, 0.001);

  test('add up in every sum that a reader can make of them, none a unit or more from itself', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(plausibleInputs, scales, (inputs, scale) => expectSums(inputs, scale)),
      { numRuns: propertyRuns(1_000, 150) },
    );
  });

  test('add up with any of the options', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(inputsWithOptions, scales, (inputs, scale) => expectSums(inputs, scale)),
      { numRuns: propertyRuns(1_000, 150) },
    );
  });
});

test('the sums are those of the projection, of the bridge and of the result', () => {
  const { figures } = valueCompany({ ...plainCompany, method: 'mixed' });
  const totals = figureSums(figures).sums.map(({ total }) => total);
  expect(totals).toEqual(
    expect.arrayContaining([
      figureId.projection(2026, 'ebit'),
      figureId.projection(2026, 'netOperatingProfitAfterTax'),
      figureId.projection(2026, 'freeCashFlowToFirm'),
      figureId.dcf('sumOfPresentValues'),
      figureId.dcfEnterprise('central'),
      figureId.bridgeTotal(),
      figureId.multiplesEquity('low'),
      figureId.equity('high'),
    ]),
  );
});
