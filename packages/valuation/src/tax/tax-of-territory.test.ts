import { expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { figureId } from '../figure.ts';
import { plainCompanyWith } from '../testing/plain-company.ts';
import type { Projection } from '../valuation-inputs.ts';

/** The rate for an EBIT in 2026 of 1,100 · (20 % − 5 %) = 165 thousand. */
const rateOf = (spanishTax: Projection['spanishTax']): number | undefined => {
  const inputs = plainCompanyWith({ projection: spanishTax === undefined ? {} : { spanishTax } });
  return valueCompany({ ...inputs, unit: 1000 }).figures[figureId.projection(2026, 'taxRate')]
    ?.value;
};

test.each([
  [{ regime: 'basqueSmall', variant: 'micro' }, 0.18],
  [{ regime: 'navarraSmall', variant: 'micro' }, 0.19],
  [{ regime: 'navarra', variant: 'committed' }, 0.25],
  // A zone reduces the common rate of 25 %: 100 of 165 at 4 %; half the tax on 40 % of the income.
  [{ regime: 'general', zone: { kind: 'zec', base: 100 } }, (4 + 0.25 * 65) / 165],
  [{ regime: 'general', zone: { kind: 'ceuta-melilla', localShare: 0.4 } }, 0.25 * 0.8],
  // Foral law has no such zone.
  [{ regime: 'basque', zone: { kind: 'zec', base: 100 } }, 0.24],
] as const)('taxed as %j a company pays %d in 2026', (spanishTax, rate) => {
  expect(rateOf(spanishTax)).toBeCloseTo(rate, 12);
});

test('a foral share limits losses without the floor of a million euros', () => {
  const inputs = plainCompanyWith({
    projection: {
      spanishTax: { regime: 'basque' },
      losses: { opening: 300, limit: 'spain', foralShare: 0.5 },
    },
  });
  const { figures } = valueCompany({ ...inputs, unit: 1000 });
  const used = figures[figureId.projection(2026, 'lossesUsed')];
  // Half of an EBIT of 165; under the State's law, all 165 could be offset.
  expect(used?.value).toBeCloseTo(82.5, 12);
  expect(used?.formula).toBe('losses-used-within-share');
});

test('a share that the law does not give is asked for', () => {
  const losses = { opening: 300, limit: 'spain' as const, foralShare: null };
  const { issues } = valueCompany(plainCompanyWith({ projection: { losses } }));
  expect(issues.map(({ field }) => field)).toContain('projection.losses.foralShare');
});
