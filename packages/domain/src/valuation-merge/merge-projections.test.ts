import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import {
  changeDriverKind,
  setDriverYear,
  setProjectedYears,
} from '../valuation-years/driver-edits.ts';
import { mergeDocuments } from './merge-documents.ts';
import { lostPaths } from '../testing/lost-paths.ts';
import { workedExample as base } from '../testing/worked-example.ts';

const growth = 'projection.drivers.revenueGrowth';
const tax = 'projection.drivers.taxRate';
const growthOf = ({ projection }: ValuationDocument) => {
  const { path } = projection.drivers.revenueGrowth;
  return path.kind === 'per-year' ? path.values : path;
};
const merged = (mine: ValuationDocument, theirs: ValuationDocument, start = base) => {
  const document = mergeDocuments(start, mine, theirs);
  return {
    years: document.projection.years,
    growth: growthOf(document),
    document,
    lostOfTheirs: lostPaths(start, theirs, document),
    lostOfMine: lostPaths(start, mine, document),
  };
};

describe('one projects more years and the other fewer', () => {
  it.each([
    ['mine are more', 6, 2, [0.04, 0.04, 0.035, 0.03, 0.025, 0.025]],
    ['mine are fewer', 3, 8, [0.04, 0.04, 0.035]],
  ])('%s: each figure stays in its year, and only the years are named', (_, my, their, values) => {
    const both = merged(setProjectedYears(base, my), setProjectedYears(base, their));
    expect([both.years, both.growth]).toEqual([my, values]);
    expect(both.lostOfTheirs).toEqual(['projection.years']);
    expect(both.lostOfMine).toEqual([]);
  });

  it('a figure that I typed in a further year stands there alone', () => {
    const mine = setDriverYear(setProjectedYears(base, 6), growth, 2031, 0.09);
    const both = merged(mine, setProjectedYears(base, 2));
    expect(both.growth).toEqual([0.04, 0.04, 0.035, 0.03, 0.025, 0.09]);
    expect(both.lostOfTheirs).toEqual(['projection.years']);
  });

  it('what they typed in the years they left is theirs, and in further ones is named', () => {
    const shorter = setDriverYear(setProjectedYears(base, 2), growth, 2027, 0.07);
    expect(merged(setProjectedYears(base, 6), shorter).growth).toEqual([
      0.04, 0.07, 0.035, 0.03, 0.025, 0.025,
    ]);
    const longer = setDriverYear(setProjectedYears(base, 8), growth, 2033, 0.07);
    const { lostOfTheirs } = merged(setProjectedYears(base, 3), longer);
    expect(lostOfTheirs).toEqual(['projection.years', `${growth}.path.values.7`]);
  });

  it('a year that I only went on to is theirs where they typed in it', () => {
    const theirs = setDriverYear(setProjectedYears(base, 7), growth, 2031, 0.07);
    const both = merged(setProjectedYears(base, 6), theirs);
    expect(both.growth).toEqual([0.04, 0.04, 0.035, 0.03, 0.025, 0.07]);
    expect(both.lostOfTheirs).toEqual(['projection.years']);
  });

  it('a manual value, its reason and the source of a figure past their end stay', () => {
    const manual = writeCell(
      writeCell(setDriverYear(base, tax, 2029, 0.2), `${tax}.years.2029.reason`, 'Motivo'),
      `sources.${growth}.path.values.3.text`,
      'Plan',
    );
    const shorter = { ...setProjectedYears(manual, 2), sources: base.sources };
    const both = merged(setProjectedYears(manual, 6), shorter, manual);
    expect(both.document).toEqual(setProjectedYears(manual, 6));
    expect(both.lostOfTheirs).toEqual(['projection.years']);
  });
});

describe('the form of a driver', () => {
  it('year by year for both of us keeps the figure that each typed', () => {
    const yearly = changeDriverKind(base, tax, 'per-year');
    const both = merged(
      setDriverYear(yearly, tax, 2026, 0.2),
      setProjectedYears(setDriverYear(yearly, tax, 2027, 0.3), 6),
    );
    expect(both.document.projection.drivers.taxRate.path).toEqual({
      kind: 'per-year',
      values: [0.2, 0.3, 0.25, 0.25, 0.25, 0.25],
    });
    expect([both.lostOfMine, both.lostOfTheirs]).toEqual([[], []]);
  });

  it('year by year over more years than are left has no more values than years', () => {
    const yearly = changeDriverKind(base, tax, 'per-year');
    const both = merged(setProjectedYears(base, 3), yearly);
    expect(both.document.projection.drivers.taxRate.path).toMatchObject({
      values: [0.25, 0.25, 0.25],
    });
  });
});
