import { readNumber, writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { sectorSet } from '@valia/domain/testing/sector-set.ts';
import { quickStart, quickStartPaths } from '@valia/domain/valuation-progress/quick-start.ts';
import { readQuickStart } from './read-quick-start.ts';

const blank = emptyValuationDocument({
  method: 'mixed',
  companyName: 'A',
  today: '2026-11-20',
});
const read = (texts: readonly string[], sector: string | null) => {
  const entries = quickStartPaths(blank).map((path, place) => [path, texts[place] ?? ''] as const);
  const typed: Record<string, string> = Object.fromEntries(entries);
  return readQuickStart(blank, typed, sector, sectorSet, 'es');
};

describe('five figures as they are typed', () => {
  it('begin the valuation that they begin as numbers', () => {
    const { document } = read(['2.400.000', '310.000', '4', '420.000', '95.000'], 'ALI');
    const paths = quickStartPaths(blank);
    const figures = paths.map((path) => document && readNumber(document, path));
    expect(figures).toEqual([2_400_000, 310_000, 0.04, 420_000, 95_000]);
    const typed = paths.reduce((one, path, at) => writeField(one, path, figures[at]), blank);
    expect(document).toEqual(quickStart(typed, 'ALI', sectorSet));
  });

  it('where one is blank or no number it is named, and nothing is written', () => {
    const { document, issues } = read(['mucho', '310.000', '', '0', '0'], null);
    expect(document).toBeNull();
    expect(issues?.map(({ path, code }) => [path, code])).toEqual([
      ['accounts.years.2.lines.revenue', 'not-a-number'],
      ['projection.drivers.revenueGrowth.path.value', 'required'],
      ['company.sector', 'required'],
    ]);
  });
});
