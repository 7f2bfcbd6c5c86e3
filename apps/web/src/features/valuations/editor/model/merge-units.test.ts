import { expect, it } from 'vitest';
import { writeCell } from './cell-paths.ts';
import { changedPaths } from './changed-paths.ts';
import { inUnit } from './in-unit.ts';
import { mergeDocuments } from './merge-documents.ts';
import { lostPaths } from './testing/lost-paths.ts';
import { workedExample } from './testing/worked-example.ts';

const base = workedExample;
const inThousands = inUnit(base, 1_000);
const cash = 'bridge.cash';

it('the same amounts in another unit and back are the same', () => {
  expect(inThousands.bridge.cash).toBe((base.bridge.cash ?? 0) / 1_000);
  expect(inThousands.accounts.years.map(({ year }) => year)).toEqual(
    base.accounts.years.map(({ year }) => year),
  );
  expect(inUnit(inThousands, 1)).toEqual(base);
});

it('only the unit is named as changed where the amounts went with it', () => {
  expect(changedPaths(base, inThousands)).toEqual(['unit']);
  expect(changedPaths(base, { ...base, unit: 1_000 })).toContain(cash);
});

it('what I typed in euros is as much in the thousands they changed to', () => {
  const mine = writeCell(base, cash, 900_000);
  const merged = mergeDocuments(base, mine, inThousands);
  expect(merged).toEqual(writeCell(inThousands, cash, 900));
  expect(lostPaths(base, mine, merged)).toEqual([]);
  expect(lostPaths(base, inThousands, merged)).toEqual([]);
});

it('what they typed in euros is as much in the thousands I changed to', () => {
  const merged = mergeDocuments(base, inThousands, writeCell(base, cash, 900_000));
  expect(merged).toEqual(writeCell(inThousands, cash, 900));
});

it('of two new units mine stands, and theirs is named as lost', () => {
  const theirs = writeCell(inUnit(base, 1_000_000), cash, 0.9);
  const merged = mergeDocuments(base, inThousands, theirs);
  expect(merged).toEqual(writeCell(inThousands, cash, 900));
  expect(lostPaths(base, theirs, merged)).toEqual(['unit']);
});
