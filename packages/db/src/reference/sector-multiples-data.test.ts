import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectorAggregate } from '@valia/domain/sectors/sector-aggregate.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { sectorMultipleRows } from './sector-multiple-rows.ts';
import rows from './sector-multiples-data.json' with { type: 'json' };

const dataFile = (name: string): string =>
  readFileSync(new URL(`../../data/${name}.csv`, import.meta.url), 'utf8');

const sectorRows = parseCsv(dataFile('sme-sectors'));

describe('reference data', () => {
  it('the rows that travel with the server are those of the data file', () => {
    const fromFile = sectorMultipleRows(dataFile('sector-multiples'));
    expect(fromFile).toHaveLength(192);
    expect(rows).toEqual(fromFile);
  });

  it('the 32 sectors are those of the data file, in three languages', () => {
    expect(sectorRows).toHaveLength(32);
    expect(sectors).toEqual(
      sectorRows.map((row) => ({
        code: row.code,
        names: { es: row.name_es, ca: row.name_ca, en: row.name_en },
        cnae2009: row.cnae2009_divisions?.split(','),
        evMultiplesMeaningful: row.ev_multiples_meaningful === 'yes',
      })),
    );
  });

  it('the 52 provinces are those of the data file', () => {
    expect(
      provinces.map(({ code, names: { es, ca } }) => ({ code, name_es: es, name_ca: ca })),
    ).toEqual(parseCsv(dataFile('provinces')));
  });

  it.each(sectorRows)(
    '$code: its industries of Western Europe give the published aggregate',
    (row) => {
      const industries = rows.filter(
        ({ region, smeSector }) => region === 'Western Europe' && smeSector === row.code,
      );
      expect(industries.map(({ industry }) => industry).toSorted()).toEqual(
        row.damodaran_industries?.split('; ').toSorted(),
      );
      const aggregate = sectorAggregate(
        industries.map((industry) => ({
          ...industry,
          priceToEarnings: industry.priceToEarningsProfitable,
        })),
      );
      expect(aggregate).toMatchObject({
        firms: Number(row.eu_firms),
        low: Number(row.eu_ev_ebitda_min),
        central: Number(row.eu_ev_ebitda_firm_weighted),
        high: Number(row.eu_ev_ebitda_max),
        unleveredBeta: Number(row.eu_beta_unlevered_fw),
        debtToEquity: Number(row.eu_d_e_fw),
      });
    },
  );
});
