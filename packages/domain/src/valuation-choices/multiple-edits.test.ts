import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import {
  addMultiple,
  chooseOrigin,
  chosenKinds,
  hasSectorMultiple,
  originOfField,
  removeMultiple,
} from './multiple-edits.ts';
import { sectorSet } from '../testing/sector-set.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const weights = (document: typeof workedExample) => [
  document.multiples.evToEbitdaWeight,
  ...Object.values(document.multiples.further ?? {}).map(({ weight }) => weight),
];

describe('further multiples', () => {
  it('come with the sector’s figures where its set has them, and share the weight evenly', () => {
    const two = addMultiple(workedExample, 'evToSales', sectorSet);
    expect(two.multiples.further?.evToSales).toMatchObject({
      low: 1,
      central: 1.4,
      high: 2,
      origin: { kind: 'sector', firms: 20 },
    });
    expect(weights(two)).toEqual([0.5, 0.5]);
    const three = addMultiple(two, 'evToEbit', sectorSet);
    expect(three.multiples.further?.evToEbit).toMatchObject({
      central: null,
      origin: { kind: 'own' },
    });
    const sum = weights(three).reduce<number>((total, weight) => total + (weight ?? 0), 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(valuationDocumentSchema.safeParse(three).success).toBe(true);
  });

  it('the last one that goes leaves EV/EBITDA alone, as it was before', () => {
    const added = addMultiple(workedExample, 'priceToEarnings', sectorSet);
    expect(added.multiples.netIncome).toBeNull();
    expect(removeMultiple(added, 'priceToEarnings')).toEqual(workedExample);
  });

  it('one that goes leaves its share to the others, in proportion', () => {
    const three = addMultiple(addMultiple(workedExample, 'evToSales', null), 'evToEbit', null);
    const given = writeField(
      writeField(three, 'multiples.evToEbitdaWeight', 0.6),
      'multiples.further.evToSales.weight',
      0.2,
    );
    const two = removeMultiple(given, 'evToEbit');
    expect(weights(two)).toEqual([0.75, 0.25]);
    expect(chosenKinds(two)).toEqual(['evToEbitda', 'evToSales']);
  });

  it('of enterprise value mean nothing for banks, but the price-earnings ratio does', () => {
    const bank = writeField(workedExample, 'company.sector', 'FIN');
    expect(hasSectorMultiple(bank, 'evToSales', sectorSet)).toBe(false);
    expect(hasSectorMultiple(bank, 'priceToEarnings', sectorSet)).toBe(true);
    expect(hasSectorMultiple(bank, 'priceToEarnings', null)).toBe(false);
  });
});

describe('the origin of a multiple', () => {
  it('an own or a compared one keeps the figures; the sector brings its own', () => {
    const compared = chooseOrigin(workedExample, 'evToEbitda', 'comparables', sectorSet);
    expect(compared.multiples.evToEbitda).toMatchObject({
      central: workedExample.multiples.evToEbitda.central,
      origin: { kind: 'comparables' },
    });
    const back = chooseOrigin(compared, 'evToEbitda', 'sector', sectorSet);
    expect(back.multiples.evToEbitda).toMatchObject({ central: 9, origin: { kind: 'sector' } });
    expect(chooseOrigin(back, 'evToEbitda', 'sector', null)).toBe(back);
  });

  it('is found by any of its fields', () => {
    const document = addMultiple(workedExample, 'evToSales', sectorSet);
    expect(originOfField(document, 'multiples.further.evToSales.low')?.kind).toBe('sector');
    expect(originOfField(document, 'multiples.evToEbitdaWeight')).toBeNull();
    expect(originOfField(document, 'bridge.cash')).toBeNull();
  });
});
