import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { usedRung } from '@valia/valuation/multiples/used-rung.ts';
import { describe, expect, test } from 'vitest';
import { privateDealOfSale } from '../comparables/private-deal-of-sale.ts';
import type { SectorSales } from '../sectors/sector-sales-schema.ts';
import { dealSet } from '../testing/deal-set.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import {
  toValuationInputs,
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { chooseSector } from './choose-sector.ts';
import { chooseMultipleOrigin, dealEvidenceOf } from './choose-multiple-origin.ts';
import { chooseSizeStep, datesOfOwnDeals, proposedRung, applyRung } from './multiple-rungs.ts';
import { proposalChange } from './proposal-change.ts';

const empty = emptyValuationDocument({ method: 'multiples', companyName: '', today: '2026-03-01' });

const withEbitda = (ebitda: number): ValuationDocument => ({
  ...empty,
  accounts: {
    detail: 'summary',
    years: empty.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, revenue: ebitda * 8, ebitda },
    })),
  },
});

const applied = (document: ValuationDocument): string =>
  (
    valueCompany(toValuationInputs(document)).figures[figureId.appliedMultiple('central')]?.value ??
    Number.NaN
  ).toFixed(2);

const saleOf = (index: number, sector = 'MAQ'): SectorSales['own'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  sector,
  name: `Venta ${index}`,
  source: 'Mandato propio',
  closedOn: '2025-06-30',
  ebitda: 1_000_000,
  evToEbitda: 5 + index / 10,
});

const platform: SectorSales['platform'][number] = {
  sector: 'MAQ',
  low: 5,
  median: 5.5,
  high: 6,
  sized: true,
  advisers: 8,
  deals: 23,
  from: '2024-02-01',
  to: '2026-01-15',
};

const knowing = (sales: Partial<SectorSales>): SectorMultiples => ({
  ...dealSet,
  sales: { own: [], platform: [], ...sales },
});

describe('choosing a sector', () => {
  test('proposes what deals of the size pay', () => {
    const chosen = chooseSector(withEbitda(780_000), 'MAQ', dealSet);
    expect(applied(chosen)).toBe('5.13');
    expect(usedRung(chosen.multiples)).toBe('sme-deals');
    expect(chosen.multiples.deals).toMatchObject({ setId: dealSet.setId, listed: 14.98 });
    expect(valuationDocumentSchema.parse(chosen)).toEqual(chosen);
  });

  test('the platform’s median comes before published deals, five own sales before both', () => {
    const document = withEbitda(1_000_000);
    const ofPlatform = chooseSector(document, 'MAQ', knowing({ platform: [platform] }));
    expect([usedRung(ofPlatform.multiples), applied(ofPlatform)]).toEqual(['platform', '5.50']);
    const four = [1, 2, 3, 4].map((index) => saleOf(index));
    const thin = knowing({ own: [...four, saleOf(6, 'ALI')], platform: [platform] });
    expect(usedRung(chooseSector(document, 'MAQ', thin).multiples)).toBe('platform');
    const own = chooseSector(
      document,
      'MAQ',
      knowing({ own: [...four, saleOf(5)], platform: [platform] }),
    );
    // The median of 5.1 to 5.5
    expect([usedRung(own.multiples), applied(own)]).toEqual(['own-deals', '5.30']);
    expect(own.multiples.comparables?.map(({ ebitda }) => ebitda)).toEqual(
      Array.from({ length: 5 }, () => 1_000_000),
    );
    expect(valuationDocumentSchema.parse(own)).toEqual(own);
  });

  test('own sales of the sector before neither make five nor count in the range', () => {
    const [machinery] = dealSet.sectors;
    if (machinery === undefined) throw new Error('no sector');
    const knowingBoth = (own: SectorSales['own']): SectorMultiples => ({
      ...knowing({ own }),
      sectors: [...dealSet.sectors, { ...machinery, code: 'ALI' }],
    });
    const food = [1, 2, 3, 4, 5].map((index) => saleOf(index, 'ALI'));
    const four = [...food, ...[6, 7, 8, 9].map((index) => saleOf(index))];
    const before = chooseSector(withEbitda(1_000_000), 'ALI', knowingBoth(four));
    // The median of 5.1 to 5.5
    expect([usedRung(before.multiples), applied(before)]).toEqual(['own-deals', '5.30']);
    const thin = chooseSector(before, 'MAQ', knowingBoth(four));
    expect(usedRung(thin.multiples)).toBe('sme-deals');
    const fifth = { ...saleOf(0), evToEbitda: 6 };
    const after = chooseSector(before, 'MAQ', knowingBoth([...four, fifth]));
    // The median of 5.6, 5.7, 5.8, 5.9 and 6
    expect([usedRung(after.multiples), applied(after)]).toEqual(['own-deals', '5.80']);
    expect(after.multiples.comparables).toHaveLength(5);
    const back = chooseSector(after, 'ALI', knowingBoth([...four, fifth]));
    expect(applied(back)).toBe('5.30');
  });

  test('what the adviser typed stays, with the sector’s deals beside it', () => {
    const typed: ValuationDocument = {
      ...withEbitda(780_000),
      multiples: {
        ...empty.multiples,
        evToEbitda: {
          low: null,
          central: 4.5,
          high: null,
          origin: { kind: 'own', note: '', type: 'private-deal' },
        },
      },
    };
    const chosen = chooseSector(typed, 'MAQ', dealSet);
    expect(chosen.multiples.evToEbitda).toEqual(typed.multiples.evToEbitda);
    expect(chosen.multiples.deals?.sector).toBe('MAQ');
  });

  test('a step typed on listed multiples stays', () => {
    const listed = applyRung(
      { ...withEbitda(780_000), company: { ...empty.company, sector: 'MAQ' } },
      'listed',
      dealSet,
    );
    if (listed === null) throw new Error('not there');
    const stepped: ValuationDocument = {
      ...listed,
      multiples: { ...listed.multiples, sizeStep: { mode: 'manual', value: -0.5 } },
    };
    expect(applied(chooseSector(stepped, 'MAQ', dealSet))).toBe('7.49');
  });

  test('a bank is proposed a price-earnings ratio, and another sector EV/EBITDA again', () => {
    const bank = chooseSector(withEbitda(780_000), 'FIN', dealSet);
    expect(bank.multiples.evToEbitdaWeight).toBe(0);
    expect(bank.multiples.further?.priceToEarnings).toMatchObject({ central: null, weight: 1 });
    expect(proposedRung(bank, dealSet)).toBeNull();
    expect(applyRung(bank, 'listed', dealSet)).toBeNull();
    expect(applyRung(bank, 'sme-deals', dealSet)).not.toBeNull();
    const again = chooseSector(bank, 'MAQ', dealSet);
    expect(again.multiples.further).toBeUndefined();
    expect(applied(again)).toBe('5.13');
  });
});

describe('listed companies', () => {
  test('chosen by hand, they come down to 5.70x', () => {
    const chosen = chooseSector(withEbitda(780_000), 'MAQ', dealSet);
    const listed = applyRung(chosen, 'listed', dealSet);
    expect(listed === null ? '' : applied(listed)).toBe('5.70');
  });
});

describe('an open draft that the curve proposed', () => {
  const { deals: _deals, ...earlierSet } = dealSet;
  const earlier = chooseSector(withEbitda(780_000), 'MAQ', {
    ...earlierSet,
    setId: '00000000-0000-4000-8000-0000000000ee',
  });

  test('is asked: 9.62x before, 5.13x now', () => {
    expect(applied(earlier)).toBe('9.62');
    const change = proposalChange(earlier, dealSet);
    expect(change?.before.toFixed(2)).toBe('9.62');
    expect(change?.after.toFixed(2)).toBe('5.13');
    expect(change === null ? '' : applied(change.taken)).toBe('5.13');
  });

  test('keeps its value where that is the answer, and is not asked again', () => {
    const kept = proposalChange(earlier, dealSet)?.kept;
    if (kept === undefined) throw new Error('not asked');
    expect(applied(kept)).toBe('9.62');
    expect(kept.multiples.deals?.sector).toBe('MAQ');
    expect(proposalChange(kept, dealSet)).toBeNull();
    expect(valuationDocumentSchema.parse(kept)).toEqual(kept);
  });

  test('is asked again by a newer edition, as one that follows deals is', () => {
    const [machinery, banks] = dealSet.sectors;
    if (machinery?.deals === undefined || banks === undefined) throw new Error('no sectors');
    const newer: SectorMultiples = {
      ...dealSet,
      setId: '00000000-0000-4000-8000-0000000000ff',
      sectors: [{ ...machinery, deals: { ...machinery.deals, base: 5.6 } }, banks],
    };
    const taken = chooseSector(withEbitda(780_000), 'MAQ', dealSet);
    expect(proposalChange(taken, dealSet)).toBeNull();
    // 5.6 · 0.967739
    expect(proposalChange(taken, newer)?.after.toFixed(2)).toBe('5.42');
    const kept = proposalChange(taken, newer)?.kept;
    expect(kept === undefined ? '' : applied(kept)).toBe('5.13');
    expect(kept === undefined ? 0 : proposalChange(kept, newer)).toBeNull();
  });

  test('and nobody is asked of what was typed', () => {
    const stepped: ValuationDocument = {
      ...earlier,
      multiples: { ...earlier.multiples, sizeStep: { mode: 'manual', value: -0.35 } },
    };
    expect(proposalChange(stepped, dealSet)).toBeNull();
  });
});

describe('the origin of EV/EBITDA', () => {
  const ofDeals = chooseSector(withEbitda(780_000), 'MAQ', dealSet);

  test('typed from deals starts at what they give', () => {
    expect(dealEvidenceOf(ofDeals, 'evToEbitda')).not.toBeNull();
    const typed = chooseMultipleOrigin(ofDeals, 'evToEbitda', 'own', dealSet);
    expect(dealEvidenceOf(typed, 'evToEbitda')).toBeNull();
    expect(typed.multiples.evToEbitda.central?.toFixed(2)).toBe(applied(ofDeals));
  });

  test('of listed companies comes down by what deals pay', () => {
    const listed = chooseMultipleOrigin(ofDeals, 'evToEbitda', 'sector', dealSet);
    expect(listed.multiples.evToEbitda.origin.kind).toBe('sector');
    expect(listed.multiples.sizeStep).toEqual({ mode: 'auto', basis: 'deals' });
  });

  test('calculates the size step by deals where they are known, by the curve where not', () => {
    const typed = chooseSizeStep(ofDeals, 'manual', -0.4);
    expect(typed.multiples.sizeStep).toEqual({ mode: 'manual', value: -0.4 });
    expect(chooseSizeStep(typed, 'auto', -0.4).multiples.sizeStep).toEqual({
      mode: 'auto',
      basis: 'deals',
    });
    const known = chooseSizeStep(withEbitda(780_000), 'manual', null);
    expect(chooseSizeStep(known, 'auto', null).multiples.sizeStep).toEqual({ mode: 'auto' });
  });
});

test('own deals are dated as the valuation would rest on them: typed ones once, left out ones not', () => {
  const sales = [1, 2, 3].map((index) => saleOf(index));
  const set = knowing({ own: [...sales, saleOf(4, 'ALI')] });
  const document = chooseSector(withEbitda(780_000), 'MAQ', set);
  expect(datesOfOwnDeals(document, set)).toEqual(['2025-06-30', '2025-06-30', '2025-06-30']);
  const [first] = sales.map(privateDealOfSale);
  if (first === undefined) throw new Error('no sale');
  const leftOut = {
    ...document,
    multiples: { ...document.multiples, comparables: [{ ...first, included: false }] },
  };
  expect(datesOfOwnDeals(leftOut, set)).toHaveLength(2);
  const typed = {
    ...document,
    multiples: {
      ...document.multiples,
      comparables: [{ ...first, id: '00000000-0000-4000-8000-00000000000f', date: null }],
    },
  };
  expect(datesOfOwnDeals(typed, set)).toEqual([null, '2025-06-30', '2025-06-30', '2025-06-30']);
  expect(datesOfOwnDeals(document, null)).toEqual([]);
});
