import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { describe, expect, test } from 'vitest';
import { emptyFee, readFee, presetTerms, typedTerms } from './typed-fee.ts';

const wrongOf = (change: Partial<ReturnType<typeof emptyFee>>) => [
  ...readFee({ ...emptyFee('es'), ...change }, '', 'es').wrong,
];

describe('what is typed', () => {
  test('is read as people of the language write it', () => {
    const typed = {
      ...emptyFee('es'),
      closing: '6.400.000',
      earnOut: '800.000,50',
      months: '2,5',
      credit: '87,5 %',
    };
    expect(readFee(typed, 'Bodegas', 'es').input).toMatchObject({
      companyName: 'Bodegas',
      closingCents: 640_000_000,
      earnOutCents: 80_000_050,
      months: 2.5,
      retainerCredit: 0.875,
    });
    expect(readFee({ ...emptyFee('en'), closing: '6,400,000' }, '', 'en').input.closingCents).toBe(
      640_000_000,
    );
  });

  test('is wrong where it says nothing that a mandate could: each at its field', () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ closing: 'mucho' })).toEqual(['closing']);
    expect(wrongOf({ closing: '-1' })).toEqual(['closing']);
    expect(wrongOf({ discount: '101' })).toEqual(['discount']);
    expect(wrongOf({ minimum: '300.000', cap: '150.000' })).toEqual(['cap']);
    expect(wrongOf({ months: '-2' })).toEqual(['months']);
    expect(wrongOf({ convention: 'own' })).toEqual(['tiers']);
    const tiers = [
      { key: 0, upTo: '5.000.000', rate: '6' },
      { key: 1, upTo: '2.000.000', rate: '4' },
      { key: 2, upTo: '', rate: '3' },
    ];
    expect(wrongOf({ convention: 'own', tiers })).toEqual(['tiers.1.upTo']);
    expect(wrongOf({ tax: 'igic', taxRate: '' })).toEqual(['taxRate']);
  });

  test('of a preset is written and read as the same terms', () => {
    const terms = {
      ...defaultFeeTerms,
      convention: 'own' as const,
      tiers: [
        { upToCents: 200_000_000, rate: 0.06 },
        { upToCents: null, rate: 0.0325 },
      ],
      minimumCents: 15_000_000,
      monthlyRetainerCents: 300_000,
      months: 8,
      tax: { kind: 'igic' as const, rate: 0.07 },
    };
    for (const language of ['es', 'en'] as const) {
      const typed = { ...emptyFee(language), ...typedTerms(terms, language) };
      expect(presetTerms(readFee(typed, '', language).input)).toEqual(terms);
    }
  });
});
