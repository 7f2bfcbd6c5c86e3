import { expect } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const decimals = 9;

/** Expects these figures of a valuation, by id, to nine decimals. */
export const expectFigures = (
  inputs: ValuationInputs,
  expected: Readonly<Record<string, number>>,
): void => {
  const { figures } = valueCompany(inputs);
  for (const [id, value] of Object.entries(expected)) {
    const distance = Math.abs((figures[id]?.value ?? Number.NaN) - value);
    expect(distance, `${id} is ${figures[id]?.value}, not ${value}`).toBeLessThan(
      0.5 * 10 ** -decimals,
    );
  }
};
