import { describe, expect, it } from 'vitest';
import { dealSet } from '../testing/deal-set.ts';
import { sectorSet } from '../testing/sector-set.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { createTransactionInput } from './comparable-schemas.ts';
import { medianOf } from './median-of.ts';
import { multipleOfTransaction } from './multiple-of-transaction.ts';
import {
  platformMedian,
  sectorRange,
  addTransactionsAsComparables,
} from './comparables-of-sector.ts';

const document = emptyValuationDocument({
  method: 'multiples',
  companyName: 'Conservas',
  today: '2026-06-30',
});
const transaction = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  sector: 'ALI',
  name: 'Conservas del Norte',
  closedOn: '2026-03-31',
  enterpriseValue: 5_900_000,
  ebitda: 1_000_000,
  evToEbitda: 5.9,
  source: '',
};

describe('the multiple of a sale', () => {
  it.each([
    [{ enterpriseValue: 5_900_000, ebitda: 1_000_000, evToEbitda: null }, 5.9],
    [{ enterpriseValue: null, ebitda: null, evToEbitda: 6.2 }, 6.2],
    [{ enterpriseValue: 5_900_000, ebitda: -1, evToEbitda: null }, null],
    [{ enterpriseValue: 5_900_000, ebitda: 1, evToEbitda: null }, null],
    [{ enterpriseValue: null, ebitda: 3, evToEbitda: null }, null],
  ])('of %j is %s', (given, multiple) => expect(multipleOfTransaction(given)).toBe(multiple));

  it('is asked for', () => {
    const { id: _id, version: _version, ...given } = { ...transaction, evToEbitda: null };
    expect(createTransactionInput.safeParse(given).success).toBe(true);
    expect(createTransactionInput.safeParse({ ...given, ebitda: null }).success).toBe(false);
  });

  it('the median of several is the middle one, or between two', () => {
    expect([medianOf([9, 5, 7]), medianOf([4, 8]), medianOf([])]).toEqual([7, 6, null]);
  });
});

describe('into a valuation', () => {
  it('goes the sector’s range of the set, with its source', () => {
    const taken = sectorRange(document, {
      sector: 'ALI',
      multiple: 'evToEbitda',
      set: sectorSet,
    });
    expect(taken?.multiples.evToEbitda.origin).toMatchObject({ kind: 'sector', sector: 'ALI' });
    expect(taken?.company.sector).toBe('ALI');
    expect(
      sectorRange(document, { sector: 'XXX', multiple: 'evToEbitda', set: sectorSet }),
    ).toBeNull();
  });

  it('go own sales as private deals, which carry no size step, each once', () => {
    const once = addTransactionsAsComparables(document, [transaction]);
    const twice = once && addTransactionsAsComparables(once, [transaction]);
    expect(twice?.multiples.comparables).toMatchObject([
      {
        source: 'Operación propia',
        type: 'private-deal',
        ebitda: 1_000_000,
        included: true,
        evToEbitda: 5.9,
        date: '2026-03-31',
      },
    ]);
    expect(twice?.multiples.evToEbitda.origin).toEqual({ kind: 'comparables' });
    expect(valuationDocumentSchema.parse(twice)).toEqual(twice);
  });

  it('goes another multiple of the sector, as one more with its share', () => {
    const taken = sectorRange(document, {
      sector: 'ALI',
      multiple: 'evToSales',
      set: sectorSet,
    });
    const range = sectorSet.sectors.find(({ code }) => code === 'ALI')?.further.evToSales;
    expect(taken?.multiples.further?.evToSales).toMatchObject({
      central: range?.central,
      weight: 0.5,
    });
    expect(taken?.multiples.evToEbitdaWeight).toBe(0.5);
  });

  it('go not more than it holds, and none of them is dropped', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...transaction,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    expect(addTransactionsAsComparables(document, many)).toBeNull();
    expect(
      addTransactionsAsComparables(document, many.slice(1))?.multiples.comparables,
    ).toHaveLength(50);
  });

  it('goes the platform’s median with how many it is of', () => {
    const sample = {
      sized: true,
      advisers: 6,
      deals: 9,
      from: '2024-02-01',
      to: '2026-01-15',
    };
    const platform = [{ sector: 'MAQ', low: 5.8, median: 6.2, high: 6.9, ...sample }];
    const set = { ...dealSet, sales: { own: [], platform } };
    const taken = platformMedian(document, { sector: 'MAQ', set });
    expect(taken?.multiples.evToEbitda).toEqual({
      low: 5.8,
      central: 6.2,
      high: 6.9,
      origin: {
        kind: 'own',
        note: '',
        type: 'private-deal',
        evidence: { kind: 'platform', ...sample },
      },
    });
    expect(taken?.company.sector).toBe('MAQ');
    expect(platformMedian(document, { sector: 'FIN', set })).toBeNull();
    // A bank valued by sales of machinery companies is still compared with deals of banks.
    const bank = { ...document, company: { ...document.company, sector: 'FIN' } };
    const ofOthers = platformMedian(bank, { sector: 'MAQ', set });
    expect(ofOthers?.company.sector).toBe('FIN');
    expect(ofOthers?.multiples.deals).toMatchObject({ sector: 'FIN', base: 6.1 });
    expect(ofOthers?.multiples.evToEbitda.central).toBe(6.2);
  });
});
