import { describe, expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { figureId } from '../figure.ts';
import { toMoveBase, moveDriver } from '../moves/move-driver.ts';
import { comparablesOf } from '../testing/comparables-of.ts';
import { dealCompany, machineryDeals } from '../testing/deal-company.ts';
import { evaluateFormula } from '../testing/evaluate-formula.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { dealDistanceOf, dealNotes } from './deal-notes.ts';
import { sizeFactor, startingSizeNodes } from './size-factor.ts';

const valueOf = (inputs: ValuationInputs, id: string): number =>
  valueCompany(inputs).figures[id]?.value ?? Number.NaN;

const appliedTo = (inputs: ValuationInputs): string =>
  valueOf(inputs, figureId.appliedMultiple('central')).toFixed(2);

const listed = {
  evToEbitda: {
    low: 14.98,
    central: 14.98,
    high: 14.98,
    origin: {
      kind: 'sector' as const,
      sector: 'MAQ',
      region: 'Western Europe',
      date: '2026-01-05',
      firms: 210,
      source: 'Damodaran',
      setId: '',
    },
  },
};

const codesOf = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs).issues.map(({ code }) => code);

const notesOf = (inputs: ValuationInputs): string[] =>
  dealNotes(inputs, valueCompany(inputs).figures).map(({ code }) => code);

describe('published deals by size', () => {
  test('a machinery workshop of 780,000 € is proposed 5.13x, not 9.62x', () => {
    const workshop = dealCompany(780_000);
    expect(appliedTo(workshop)).toBe('5.13');
    // 4.2 · 0.967739 and 6.4 · 0.967739
    expect(valueOf(workshop, figureId.appliedMultiple('low'))).toBeCloseTo(4.064_503, 5);
    expect(valueOf(workshop, figureId.appliedMultiple('high'))).toBeCloseTo(6.193_528, 5);
    // 780,000 · 5.3 · 0.967739
    expect(valueOf(workshop, figureId.multiplesEnterprise('central'))).toBeCloseTo(4_000_632, -1);
    expect(valueCompany(workshop).figures[figureId.sizeStep()]).toBeUndefined();
  });

  test.each([
    ['MIN', 3.9, 230_000, '3.24'],
    ['CNS', 4, 1_000_000, '4.00'],
    ['SOF', 7.6, 5_000_000, '10.11'],
  ])('%s: %dx at a million is taken for %d € at %sx', (sector, base, ebitda, applied) => {
    const deals = { ...machineryDeals, sector, base, low: base - 1, high: base + 1 };
    expect(appliedTo(dealCompany(ebitda, { deals }))).toBe(applied);
  });

  test('the unit does not matter', () => {
    expect(appliedTo(dealCompany(780, { unit: 1000 }))).toBe('5.13');
    expect(appliedTo(dealCompany(0.78, { unit: 1_000_000 }))).toBe('5.13');
  });

  test('every figure says how it was reached', () => {
    for (const inputs of [
      dealCompany(780_000),
      dealCompany(780_000, listed),
      dealCompany(50_000),
    ]) {
      const { figures } = valueCompany(inputs);
      for (const id of [
        figureId.sizeFactor(),
        figureId.dealMultiple(),
        figureId.dealDistance(),
        figureId.resultDealDistance(),
        figureId.appliedMultiple('central'),
      ]) {
        const figure = figures[id];
        if (figure === undefined) throw new Error(`no figure ${id}`);
        expect(evaluateFormula(figure, figures)).toBeCloseTo(figure.value, 9);
      }
    }
  });
});

describe('listed companies, brought down', () => {
  const listedAt = (central: number) => ({
    low: null,
    central,
    high: null,
    weight: 0.5,
    origin: { kind: 'own' as const, note: '', type: 'listed' as const },
  });

  test('14.98x comes to 5.70x for 780,000 €, and other multiples carry the same step', () => {
    const workshop = dealCompany(780_000, {
      ...listed,
      evToEbitdaWeight: 0.5,
      further: { evToEbit: listedAt(20) },
    });
    expect(appliedTo(workshop)).toBe('5.70');
    const step = valueOf(workshop, figureId.sizeStep());
    // 5.697 / 14.98 − 1
    expect(step).toBeCloseTo(-0.619_7, 3);
    const ebit = valueOf(workshop, figureId.multiple('evToEbit', 'appliedMultiple.central'));
    expect(ebit).toBeCloseTo(20 * (1 + step), 9);
  });

  test('beside deals, what is listed still comes down from the sector’s listed multiple', () => {
    const workshop = dealCompany(780_000, {
      evToEbitdaWeight: 0.5,
      further: { evToSales: listedAt(2) },
    });
    expect(appliedTo(workshop)).toBe('5.13');
    const sales = valueOf(workshop, figureId.multiple('evToSales', 'appliedMultiple.central'));
    expect(sales / 2).toBeCloseTo(5.697 / 14.98, 3);
  });

  test('a typed step stays, and so does the curve of a valuation that was proposed by it', () => {
    const manual = { ...listed, sizeStep: { mode: 'manual' as const, value: -0.5 } };
    expect(appliedTo(dealCompany(780_000, manual))).toBe('7.49');
    // 780,000 · 14.98 = 11.6844 M€: −50 % + 30 % · ln(11.6844/5) / ln 6 = −35.79 %
    const byCurve = { ...listed, sizeStep: { mode: 'auto' as const } };
    expect(appliedTo(dealCompany(780_000, byCurve))).toBe('9.62');
  });
});

describe('own deals', () => {
  const sold = (ebitdas: (number | undefined)[]) =>
    comparablesOf('evToEbitda', [5, 5.2, 5.4, 5.6, 5.8]).map((one, index) => {
      const ebitda = ebitdas[index];
      return {
        ...one,
        type: 'private-deal' as const,
        ...(ebitda !== undefined && { ebitda }),
      };
    });
  const byDeals = {
    evToEbitda: {
      low: null,
      central: null,
      high: null,
      origin: { kind: 'comparables' as const, type: 'private-deal' as const },
    },
  };

  test('each is brought to this size where its EBITDA is known', () => {
    const comparables = sold([2_000_000, undefined, 1_000_000, undefined, 500_000]);
    const company = dealCompany(1_000_000, { ...byDeals, comparables });
    const at = (index: number) =>
      valueOf(company, figureId.multiple('evToEbitda', `comparable.${index}`));
    // 5 / 1.12; 5.4; 5.8 / 0.91
    expect([at(0), at(2), at(4)].map((value) => value.toFixed(4))).toEqual([
      '4.4643',
      '5.4000',
      '6.3736',
    ]);
    // The median of 4.46, 5.2, 5.4, 5.6, 6.37
    expect(appliedTo(company)).toBe('5.40');
    expect(appliedTo(dealCompany(500_000, { ...byDeals, comparables }))).toBe('5.20');
  });

  test('listed companies beside them do not count', () => {
    const [first, ...others] = sold([]);
    const comparables = [{ ...first, type: 'listed' as const }, ...others] as typeof others;
    // The median of 5.2, 5.4, 5.6 and 5.8 alone
    expect(appliedTo(dealCompany(1_000_000, { ...byDeals, comparables }))).toBe('5.50');
  });

  test('they are as old as the newest sale that counts', () => {
    const baseYear = dealCompany(1_000_000).accounts.years.at(-1)?.year ?? 0;
    const sales = sold([]).map((one) => ({ ...one, date: `${baseYear - 2}-03-01` }));
    const recent = { type: 'listed' as const, date: `${baseYear}-12-01` };
    const comparables = sales.map((one, index) => (index === 0 ? { ...one, ...recent } : one));
    const notes = notesOf(dealCompany(1_000_000, { ...byDeals, comparables }));
    expect(notes).toContain('evidence-old');
  });
});

describe('the platform’s medians', () => {
  const platform = (sized: boolean) => ({
    evToEbitda: {
      low: 5,
      central: 5.5,
      high: 6,
      origin: {
        kind: 'own' as const,
        note: '',
        type: 'private-deal' as const,
        evidence: {
          kind: 'platform' as const,
          sized,
          advisers: 6,
          deals: 9,
          from: '2024-01-01',
          to: '2026-01-01',
        },
      },
    },
  });

  test('follow size where the sales’ own was known, and stay as they are otherwise', () => {
    expect(appliedTo(dealCompany(500_000, platform(true)))).toBe((5.5 * 0.91).toFixed(2));
    expect(appliedTo(dealCompany(500_000, platform(false)))).toBe('5.50');
  });
});

describe('the distance from deals', () => {
  test.each([
    [0.579, 'warning'],
    [0.58, 'note'],
    [0.749, 'note'],
    [0.75, 'silent'],
    [1, 'silent'],
    [1.33, 'silent'],
    [1.331, 'note'],
    [1.72, 'note'],
    [1.721, 'warning'],
  ])('%d times is a %s', (times, level) => expect(dealDistanceOf(times)).toBe(level));

  test('is of the multiple used and of the value', () => {
    const company = dealCompany(1_000_000, {
      ...listed,
      sizeStep: { mode: 'manual', value: -0.5 },
    });
    // 7.49 / 5.3
    expect(valueOf(company, figureId.dealDistance())).toBeCloseTo(1.413_208, 6);
    expect(valueOf(company, figureId.resultDealDistance())).toBeCloseTo(1.413_208, 6);
    expect(notesOf(company)).toEqual(['distance']);
    expect(codesOf(company)).not.toContain('multiple-far-from-deals');
  });

  test('beyond 1.72 it is a warning', () => {
    const company = dealCompany(1_000_000, {
      ...listed,
      sizeStep: { mode: 'manual', value: -0.35 },
    });
    // 14.98 · 0.65 / 5.3 = 1.837
    expect(codesOf(company)).toContain('multiple-far-from-deals');
  });

  test('outside low and high is a note where much is known of the sector, and nothing otherwise', () => {
    const low = { ...machineryDeals, low: 5.2, high: 5.4 };
    const at = (grade: 'A' | 'B' | 'C' | 'D') => {
      const own = { low: null, central: 6, high: null };
      const origin = { kind: 'own' as const, note: '', type: 'private-deal' as const };
      return notesOf(
        dealCompany(1_000_000, { deals: { ...low, grade }, evToEbitda: { ...own, origin } }),
      );
    };
    expect(at('A')).toEqual(['outside-range']);
    expect(at('B')).toEqual(['outside-range']);
    expect(at('C')).toEqual(['grade-c']);
    expect(at('D')).toEqual(['grade-d']);
  });

  test.each([
    [99_999, [], true],
    [100_000, ['size-at-edge'], false],
    [199_999, ['size-at-edge'], false],
    [200_000, [], false],
    [20_000_000, [], false],
    [20_000_001, ['size-at-edge'], false],
    [30_000_001, [], true],
  ])('%d € of EBITDA: notes %j, a warning: %s', (ebitda, notes, warned) => {
    const company = dealCompany(ebitda);
    expect(notesOf(company)).toEqual(notes);
    expect(codesOf(company).includes('ebitda-beyond-deals')).toBe(warned);
  });

  test('real estate, old evidence and financial companies say so', () => {
    const of = (sector: string, date = '2025-12-31') => ({ ...machineryDeals, sector, date });
    expect(notesOf(dealCompany(1e6, { deals: of('INM') }))).toEqual(['net-assets-say-more']);
    const { years } = dealCompany(1e6).accounts;
    const baseYear = years.at(-1)?.year ?? 0;
    expect(notesOf(dealCompany(1e6, { deals: of('MAQ', `${baseYear - 1}-06-30`) }))).toEqual([]);
    expect(notesOf(dealCompany(1e6, { deals: of('MAQ', `${baseYear - 1}-05-31`) }))).toEqual([
      'evidence-old',
    ]);
    expect(codesOf(dealCompany(1e6, { deals: of('FIN') }))).toContain(
      'multiple-of-financial-company',
    );
  });

  test('a loss is warned of, and keeps the factor of the smallest', () => {
    const company = dealCompany(-50_000);
    expect(valueOf(company, figureId.sizeFactor())).toBe(0.74);
    expect(codesOf(company)).toContain('negative-ebitda-with-multiple');
  });

  test('a size premium beside multiples of deals is warned of', () => {
    const mixed: ValuationInputs = {
      ...dealCompany(780_000),
      method: 'mixed',
      weights: { dcf: 0.5, multiples: 0.5 },
    };
    const { costOfCapital } = mixed;
    const premium = (sizePremium: number): ValuationInputs => ({
      ...mixed,
      costOfCapital: {
        ...costOfCapital,
        mode: 'build-up',
        buildUp: { ...costOfCapital.buildUp, sizePremium },
      },
    });
    expect(codesOf(premium(0.03))).toContain('size-counted-twice');
    expect(codesOf(premium(0))).not.toContain('size-counted-twice');
  });
});

test('what moves EBITDA or the multiple starts from the multiple at the company’s size', () => {
  const inputs = dealCompany(780_000);
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  if (base === null) throw new Error('no base');
  const moved = (driver: 'normalisedEbitda' | 'evToEbitda', amount: number): number =>
    valueOf(
      moveDriver(inputs, base, { driver, apply: 'shift', amount }),
      figureId.multiplesEnterprise('central'),
    );
  const applied = 5.3 * sizeFactor(780_000, startingSizeNodes);
  expect(moved('normalisedEbitda', 100_000)).toBeCloseTo(880_000 * applied, 4);
  expect(moved('evToEbitda', 0.5)).toBeCloseTo(780_000 * (applied + 0.5), 4);
});
