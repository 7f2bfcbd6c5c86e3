import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { figureId } from '../figure.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { buildUpWith, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { type SpecificRiskFactor, specificRiskFactors } from './specific-risk-factors.ts';

const scored = (scores: Partial<Record<SpecificRiskFactor, number>>) =>
  Object.fromEntries(
    specificRiskFactors.map((factor) => [factor, { score: scores[factor] ?? null, reason: '' }]),
  ) as Record<SpecificRiskFactor, { score: number | null; reason: string }>;

/** Rf 3 %, β 1 with a premium of 5 %, no debt: 8 % before the specific premium. */
const builtWith = (
  specificRiskPremium: number | null,
  scores?: Partial<Record<SpecificRiskFactor, number>>,
) =>
  plainCompanyWith({
    costOfCapital: {
      mode: 'build-up',
      buildUp: buildUpWith({ unleveredBeta: 1, debtToEquity: 0, specificRiskPremium }),
      ...(scores && { specificRisk: scored(scores) }),
    },
  });

const rateOf = (inputs: ReturnType<typeof builtWith>) =>
  valueCompany(inputs).figures[figureId.costOfCapital('weightedAverageCostOfCapital')]?.value;

const proposed = 'costOfCapital.proposedSpecificPremium';

describe('the specific premium of scored factors', () => {
  test('each point is half a percentage point', () => {
    expect.hasAssertions();
    // 2 + 1 + 0 points: 1.5 pp.
    expectFigures(builtWith(null, { clientConcentration: 2, keyPerson: 1, competition: 0 }), {
      [proposed]: 0.015,
      'costOfCapital.costOfEquity': 0.095,
      'costOfCapital.weightedAverageCostOfCapital': 0.095,
    });
  });

  test('never more than six points in all', () => {
    expect.hasAssertions();
    const most = Object.fromEntries(specificRiskFactors.map((factor) => [factor, 2]));
    expectFigures(builtWith(null, most), { [proposed]: 0.06, 'costOfCapital.costOfEquity': 0.14 });
  });

  test('a typed premium stands in its place, and the proposal beside it', () => {
    expect.hasAssertions();
    expectFigures(builtWith(0.03, { succession: 2 }), {
      [proposed]: 0.01,
      'costOfCapital.costOfEquity': 0.11,
    });
    expect(rateOf(builtWith(0, { succession: 2 }))).toBeCloseTo(0.08, 12);
  });

  test('factors of which none is scored propose nothing', () => {
    const { figures } = valueCompany(builtWith(null, {}));
    expect(figures[proposed]).toBeUndefined();
    expect(figures).toEqual(valueCompany(builtWith(null)).figures);
  });

  test('a score that is none is refused at its field', () => {
    const { issues, result } = valueCompany(builtWith(null, { competition: 3 }));
    expect(result).toBeNull();
    expect(issues).toContainEqual({
      severity: 'error',
      code: 'value-out-of-range',
      field: 'costOfCapital.specificRisk.competition.score',
      params: { value: 3 },
    });
  });

  test('one more point never lowers the rate', () => {
    const score = fc.constantFrom(0, 1, 2);
    const scores = fc.record(
      Object.fromEntries(specificRiskFactors.map((factor) => [factor, score])),
    );
    fc.assert(
      fc.property(scores, fc.constantFrom(...specificRiskFactors), (given, factor) => {
        const more = { ...given, [factor]: Math.min(2, (given[factor] ?? 0) + 1) };
        expect(rateOf(builtWith(null, more))).toBeGreaterThanOrEqual(
          rateOf(builtWith(null, given)) ?? Number.NaN,
        );
      }),
      { numRuns: propertyRuns(200, 40) },
    );
  });
});
