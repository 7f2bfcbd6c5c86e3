import { sectors } from '@valia/domain/sectors/sectors.ts';
import { editionAtNewAverage } from '@valia/domain/sectors/edition-at-new-average.ts';
import { listedAtSize } from '@valia/valuation/multiples/listed-at-size.ts';
import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealSourceRows, sectorDealRows } from '@valia/db/reference/deal-multiple-rows.ts';
import { dealSourcesOf, startingDeals } from '@valia/db/reference/deal-multiples.ts';
import rows from '@valia/db/reference/deal-multiples-data.json' with { type: 'json' };
import sources from '@valia/db/reference/deal-sources-data.json' with { type: 'json' };
import { parseCsv } from '@valia/db/reference/parse-csv.ts';

const dataFile = (name: string): string =>
  readFileSync(new URL(`../../../db/data/${name}.csv`, import.meta.url), 'utf8');

const published = parseCsv(dataFile('sme-multiple-default'));
const factors = [0.74, 0.84, 0.91, 1, 1.12, 1.33, 1.5, 1.83];
const sizes = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30].map((millions) => millions * 1_000_000);

const dealsOf = (sector: string) => {
  const found = startingDeals.sectors.find(({ code }) => code === sector);
  if (found === undefined) throw new Error(sector);
  return found;
};

const at = (sector: string, ebitda: number): string =>
  (dealsOf(sector).base * sizeFactor(ebitda, startingDeals.nodes)).toFixed(2);

describe('deal multiples', () => {
  it('the rows that travel with the server are those of the data files', () => {
    expect(rows).toEqual(sectorDealRows(dataFile('sme-multiple-default')));
    expect(sources).toEqual(dealSourceRows(dataFile('sme-multiples')));
  });

  it('the 32 sectors are the product’s own, each with a figure', () => {
    expect(published).toHaveLength(32);
    expect(startingDeals.sectors.map(({ code }) => code)).toEqual(sectors.map(({ code }) => code));
  });

  it.each(published)('$sector_code at the eight nodes', (row) => {
    const deals = dealsOf(row.sector_code ?? '');
    expect(deals).toEqual({
      code: row.sector_code,
      low: Number(row.low),
      base: Number(row.base_at_1m_ebitda),
      high: Number(row.high),
      grade: row.grade,
    });
    for (const [index, ebitda] of sizes.entries()) {
      const factor = sizeFactor(ebitda, startingDeals.nodes);
      expect(factor).toBe(factors[index]);
      for (const name of ['low', 'base', 'high'] as const) {
        const column = name === 'base' ? row.base_at_1m_ebitda : row[name];
        expect(deals[name] * factor).toBeCloseTo(Number(column) * (factors[index] ?? 0), 12);
      }
    }
  });

  it('a workshop, a shop, a builder and a software house', () => {
    expect(at('MAQ', 780_000)).toBe('5.13');
    expect(at('MIN', 230_000)).toBe('3.24');
    expect(at('CNS', 1_000_000)).toBe('4.00');
    expect(at('SOF', 5_000_000)).toBe('10.11');
  });

  it('listed machinery at 14.98x comes down to 5.70x for 780,000 €', () => {
    const factor = sizeFactor(780_000, startingDeals.nodes);
    expect(listedAtSize(14.98, factor, startingDeals).toFixed(2)).toBe('5.70');
  });

  it('only what was read at its own publisher is named', () => {
    const printed = parseCsv(dataFile('sme-multiples')).filter(({ printed: is }) => is === 'yes');
    expect(sources).toHaveLength(printed.length);
    const named = new Set(printed.map(({ print_name }) => print_name));
    expect(sources.every(({ name }) => named.has(name))).toBe(true);
    expect(sources.some(({ name }) => name.includes('NIMBO') || name === 'passare.ch blend')).toBe(
      false,
    );
  });

  it('a sector without sources of its own names the average alone', () => {
    expect(dealSourcesOf('FIN').map(({ name }) => name)).toEqual(['Dealsuite Southern Europe']);
    expect(dealSourcesOf('MAQ').map(({ name }) => name)).toContain('Vlerick M&A Monitor');
  });

  it('a new Southern European average moves the average and every base in proportion', () => {
    const next = editionAtNewAverage(startingDeals, 5.6);
    // 5.6 / 1.012 = 5.5336; divided by 5.25, this is 1.05402: 5.3 → 5.59, 3.9 → 4.11
    expect(next.average).toBe(5.53);
    const baseOf = (code: string) => next.sectors.find((sector) => sector.code === code)?.base;
    expect([baseOf('MAQ'), baseOf('MIN')]).toEqual([5.59, 4.11]);
    expect(next.nodes).toEqual(startingDeals.nodes);
  });
});
