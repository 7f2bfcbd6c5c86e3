import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { buildUpWith, constantDriver, plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { LeaseSchedule, OperatingLeases, ValuationInputs } from '../valuation-inputs.ts';

const committed = (
  commitments: (number | null)[],
  beyond: number | null,
): Extract<LeaseSchedule, { basis: 'commitments' }> => ({
  basis: 'commitments',
  commitments,
  beyond,
});

const leased = (
  leases: OperatingLeases,
  parts: Partial<ValuationInputs> = {},
): ValuationInputs => ({ ...plainCompany, ...parts, leases });

const withSchedule = (schedule: LeaseSchedule, rent: number, costOfDebt: number) =>
  leased({ rent, costOfDebt, schedule });

const valueOf = (inputs: ValuationInputs, id: string): number =>
  valueCompany(inputs).figures[id]?.value ?? Number.NaN;

const issuesAt = (inputs: ValuationInputs, field: string) =>
  valueCompany(inputs).issues.filter((issue) => issue.field === field);

describe('the debt that published sheets find in leases', () => {
  test('Damodaran, oplease: 800 to 557 and 4,577 at 2.33 % are 6,932.05 over 12 years', () => {
    const inputs = withSchedule(committed([800, 746, 682, 637, 557], 4577), 830, 0.0233);
    expectFigures(inputs, {
      'leases.yearsBeyond': 7,
      'leases.presentValue.1': 800 / 1.0233,
      'leases.presentValue.5': 557 / 1.0233 ** 5,
    });
    expect(valueOf(inputs, 'leases.presentValueBeyond')).toBeCloseTo(3724.044_265, 5);
    expect(valueOf(inputs, 'leases.debt')).toBeCloseTo(6932.054_522, 4);
    expect(valueOf(inputs, 'leases.depreciation')).toBeCloseTo(6932.054_522 / 12, 4);
  });

  test('Damodaran on Valuation, Target: without its last years, 146 to 102 at 5.5 % are 555.13', () => {
    const inputs = withSchedule(committed([146, 142, 137, 117, 102], null), 150, 0.055);
    expect(valueOf(inputs, 'leases.debt')).toBeCloseTo(138.39 + 127.58 + 116.67 + 94.44 + 78.04, 1);
    expect(valueOf(inputs, 'leases.depreciation')).toBeCloseTo(555.13 / 5, 1);
  });

  test('each year stands in the trace at the field of its own commitment', () => {
    const { figures } = valueCompany(withSchedule(committed([100, 90, 80], null), 100, 0.05));
    const fields = [1, 2, 3].map(
      (year) => figures[figureId.input(`leases.schedule.year.${year}`)]?.field,
    );
    expect(fields).toEqual([0, 1, 2].map((at) => `leases.schedule.commitments.${at}`));
  });

  test('a lump of 0 is none', () => {
    const without = withSchedule(committed([100, 100, 100], null), 100, 0.05);
    const zero = withSchedule(committed([100, 100, 100], 0), 100, 0.05);
    expect(valueOf(zero, 'leases.debt')).toBe(valueOf(without, 'leases.debt'));
    expect(valueOf(zero, 'leases.depreciation')).toBe(valueOf(without, 'leases.debt') / 3);
  });

  test('a lump below half a year of rent is one payment in the year after', () => {
    const inputs = withSchedule(committed([100, 100, 100, 100, 100], 30), 100, 0.05);
    expectFigures(inputs, {
      'leases.yearsBeyond': 1,
      'leases.presentValueBeyond': 30 / 1.05 ** 6,
    });
    const debt = valueOf(inputs, 'leases.debt');
    expect(valueOf(inputs, 'leases.depreciation')).toBeCloseTo(debt / 6, 9);
  });

  test('fewer years than five count as many as are given, a blank one between as 0', () => {
    const inputs = withSchedule(committed([100, null, 100, null, null], 200), 100, 0.05);
    // The mean of three years is 66.67, so 200 corresponds to three more years.
    expectFigures(inputs, { 'leases.yearsBeyond': 3 });
    expect(valueOf(inputs, 'leases.debt')).toBeCloseTo(
      100 / 1.05 + 100 / 1.05 ** 3 + (200 / 3) * (1.05 ** -4 + 1.05 ** -5 + 1.05 ** -6),
      9,
    );
  });

  test('the shortcut: 100 a year for 8 more years at 6 % are 620.98, repaid by 77.62 a year', () => {
    expect.hasAssertions();
    const inputs = withSchedule({ basis: 'annuity', years: 8 }, 100, 0.06);
    expectFigures(inputs, {
      'leases.debt': (100 * (1 - 1.06 ** -8)) / 0.06,
      'leases.depreciation': (100 * (1 - 1.06 ** -8)) / 0.06 / 8,
    });
  });
});

/** 40 a year for 5 more years at 5 %: a debt of 173.179, depreciated by 34.636 a year. */
const forty: OperatingLeases = {
  rent: 40,
  costOfDebt: 0.05,
  schedule: { basis: 'annuity', years: 5 },
};
const debt = (40 * (1 - 1.05 ** -5)) / 0.05;
const repaid = debt / 5;

describe('a valuation with its leases as debt', () => {
  test('a multiple is applied to EBITDA before rents, and the bridge takes the lease debt off', () => {
    expect.hasAssertions();
    const inputs = leased(forty, { method: 'multiples' });
    // 6 × (1 − 25 %) = 4.5 times 200 + 40.
    expectFigures(inputs, {
      'leases.ebitda': 240,
      'leases.ebit': 150 + 40 - repaid,
      'multiples.enterpriseValue.central': 4.5 * 240,
      'bridge.total': -250 - debt,
      'result.equityValue.central': 4.5 * 240 - 250 - debt,
      'result.impliedEvToEbitda': 4.5,
    });
  });

  test('an EV/EBIT multiple is applied to EBIT before rents less their repayment', () => {
    expect.hasAssertions();
    const origin = { kind: 'own' as const, note: '' };
    const evToEbit = { low: null, central: 8, high: null, weight: 1, origin };
    const multiples = { ...plainCompany.multiples, evToEbitdaWeight: 0, further: { evToEbit } };
    expectFigures(leased(forty, { method: 'multiples', multiples }), {
      'multiples.evToEbit.enterpriseValue.central': 8 * 0.75 * (190 - repaid),
    });
  });

  test('a flow bears the tax of EBIT before rents, and pays for the growth of the lease debt', () => {
    expect.hasAssertions();
    // Revenue 1,000 → 1,100: rent is 44, depreciation and debt are 10 % higher.
    const ebit = 220 - 55 + 44 - 1.1 * repaid;
    const flow = ebit * 0.75 + 55 - 66 - 10 - 0.1 * debt;
    expectFigures(leased(forty), {
      'projection.2026.ebitdaAfterRent': 220,
      'projection.2026.ebitAfterRent': 165,
      'projection.2026.rent': 44,
      'projection.2026.leaseDepreciation': 1.1 * repaid,
      'projection.2026.ebitda': 264,
      'projection.2026.ebit': ebit,
      'projection.2026.changeInLeaseDebt': 0.1 * debt,
      'projection.2026.freeCashFlowToFirm': flow,
      'dcf.enterpriseValue.central': flow / 1.1 + (flow * 1.02) / 0.08 / 1.1,
      'result.equityValue.central': flow / 1.1 + (flow * 1.02) / 0.08 / 1.1 - 250 - debt,
    });
  });

  test('with sales to capital the ratio pays for the leases too', () => {
    expect.hasAssertions();
    const reinvestment = { basis: 'sales-to-capital' as const, salesToCapital: constantDriver(2) };
    const projection = { ...plainCompany.projection, reinvestment };
    const ebit = 220 - 55 + 44 - 1.1 * repaid;
    expectFigures(leased(forty, { projection }), {
      'projection.2026.freeCashFlowToFirm': ebit * 0.75 - 50,
    });
  });

  test('a sale at the end is of EBITDA before rents', () => {
    expect.hasAssertions();
    const terminal = { method: 'exit-multiple' as const, terminalGrowth: null, exitMultiple: 7 };
    expectFigures(leased(forty, { terminal }), { 'dcf.terminalValue': 7 * 264 });
  });

  test('a margin on EBIT is after rents, in the projection and for ever', () => {
    expect.hasAssertions();
    const projection = { ...plainCompany.projection, ebitMargin: constantDriver(0.15) };
    const terminal = { ...plainCompany.terminal, returnOnCapital: 0.1, ebitMargin: 0.12 };
    const inputs = leased(forty, { projection, terminal });
    expectFigures(inputs, {
      'projection.2026.ebit': 165 + 44 - 1.1 * repaid,
      'dcf.terminalEbit': (132 + 44 - 1.1 * repaid) * 1.02,
    });
  });

  test('the capital structure at market values holds the lease debt, in the beta and in the weights', () => {
    expect.hasAssertions();
    const costOfCapital: ValuationInputs['costOfCapital'] = {
      mode: 'build-up',
      weightedAverageCostOfCapital: null,
      buildUp: buildUpWith({ unleveredBeta: 0.8, debtToEquity: 0.3, debtSpread: 0.02 }),
      weights: { basis: 'market', debt: 300, equity: 1000 },
    };
    const ratio = 0.3 + debt / 1000;
    const weight = 1000 / (1300 + debt);
    expectFigures(leased(forty, { costOfCapital }), {
      'costOfCapital.debtToEquityWithLeases': ratio,
      'costOfCapital.leveredBeta': 0.8 * (1 + 0.75 * ratio),
      'costOfCapital.equityWeight': weight,
    });
  });

  test('the rating counts the rents as a debt: EBIT before rents over interest and that of the leases', () => {
    expect.hasAssertions();
    const costOfCapital: ValuationInputs['costOfCapital'] = {
      mode: 'build-up',
      weightedAverageCostOfCapital: null,
      buildUp: buildUpWith({ unleveredBeta: 0.8, debtToEquity: 0.3 }),
      syntheticRating: {
        table: 'smaller',
        operatingProfit: 150,
        interestExpense: 20,
        leaseInterest: 999,
      },
    };
    expectFigures(leased(forty, { costOfCapital }), {
      'costOfCapital.interestCoverage': (190 - repaid) / (20 + 0.05 * debt),
      // A coverage of 5.4 times has the rating A-.
      'costOfCapital.costOfDebt': 0.03 + 0.0089,
    });
  });

  test('without the switch nothing changes', () => {
    const { figures } = valueCompany(plainCompany);
    expect(Object.keys(figures).filter((id) => /lease|rent/iu.test(id))).toEqual([]);
    expect(figures['result.enterpriseValue.central']?.value).toBeCloseTo(1284.375, 9);
  });
});

describe('what the leases lack, or cannot be, stands at its field', () => {
  const schedule = { basis: 'annuity' as const, years: 5 };
  test.each([
    ['leases.rent', { ...forty, rent: null }, 'missing'],
    ['leases.rent', { ...forty, rent: -1 }, 'value-out-of-range'],
    ['leases.costOfDebt', { ...forty, costOfDebt: null }, 'missing'],
    ['leases.costOfDebt', { ...forty, costOfDebt: 0 }, 'value-out-of-range'],
    ['leases.schedule.years', { ...forty, schedule: { ...schedule, years: null } }, 'missing'],
    [
      'leases.schedule.years',
      { ...forty, schedule: { ...schedule, years: 0 } },
      'value-out-of-range',
    ],
    [
      'leases.schedule.commitments.0',
      { ...forty, schedule: committed([null, null], 5) },
      'missing',
    ],
    [
      'leases.schedule.commitments.1',
      { ...forty, schedule: committed([5, -1], 5) },
      'value-out-of-range',
    ],
    ['leases.schedule.beyond', { ...forty, schedule: committed([5], -1) }, 'value-out-of-range'],
    ['leases.schedule.beyond', { ...forty, schedule: committed([0], 5) }, 'not-a-number'],
  ])('%s', (field, leases, code) => {
    expect(issuesAt(leased(leases), field)).toMatchObject([{ code }]);
    expect(valueCompany(leased(leases)).result).toBeNull();
  });
});

describe('a multiple of a profit that only rents turn into a loss', () => {
  const leases: OperatingLeases = {
    rent: 100,
    costOfDebt: 0.05,
    schedule: { basis: 'annuity', years: 5 },
  };
  const own = { low: null, central: 10, high: null, origin: { kind: 'own' as const, note: '' } };
  const codesAt = (ebitda: number): string[] => {
    const [year] = plainCompany.accounts.years;
    if (year === undefined) throw new Error('no year');
    const years = [{ ...year, lines: { ...year.lines, ebitda, depreciationAndAmortization: 0 } }];
    const multiples = { ...plainCompany.multiples, further: { evToEbit: { ...own, weight: 0.5 } } };
    const accounts = { detail: 'summary' as const, years };
    return valueCompany(leased(leases, { method: 'multiples', accounts, multiples })).issues.map(
      ({ code }) => code,
    );
  };

  // EBITDA before rents is −99 + 100; EBIT after a depreciation of 432.95 / 5 is −99 + 100 − 86.59 < 0.
  test('is of what it is applied to, so that a positive one is no warning', () => {
    expect(codesAt(-99)).not.toContain('negative-ebitda-with-multiple');
    expect(codesAt(-100)).toContain('negative-ebitda-with-multiple');
  });

  test('goes for EBIT alike', () => {
    expect(codesAt(-13)).not.toContain('negative-amount-with-multiple');
    expect(codesAt(-14)).toContain('negative-amount-with-multiple');
  });
});
