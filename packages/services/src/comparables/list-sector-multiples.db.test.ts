import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/firm/sector-multiples.ts';
import { sectorMultiplesSchema } from '@valia/domain/valuations/valuation-schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { listSectorMultiples } from './list-sector-multiples.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const listAt = (day: string) =>
  listSectorMultiples({
    ctx: suite.contextOf(suite.adviser, { now: new Date(`${day}T12:00:00Z`) }),
  });

test('every sector comes with its dated, sourced aggregate and the industries behind it', async () => {
  const set = await listAt('2026-11-21');
  expect(sectorMultiplesSchema.parse(set)).toEqual(set);
  expect(set).toMatchObject({ region: 'Western Europe', date: '2026-01-05' });
  expect(set.sectors).toHaveLength(32);
  // Published for food and beverages: 9.44 / 11.8 / 12.43 for 244 firms in four industries.
  const food = set.sectors.find(({ code }) => code === 'ALI');
  expect(food).toMatchObject({
    firms: 244,
    low: 9.44,
    central: 11.8,
    high: 12.43,
    unleveredBeta: 0.37,
  });
  // The publication for Western Europe has no EV/EBIT and no P/E, and EV/sales only for few industries.
  expect(food?.further).toMatchObject({ evToEbit: null, priceToEarnings: null });
  expect(food?.cashToFirmValue).toBeGreaterThan(0);
  expect(food?.industries).toHaveLength(4);
  expect(set.sectors.find(({ code }) => code === 'FIN')?.evMultiplesMeaningful).toBe(false);
});

test('a newer set is used from its date on', async () => {
  const { db } = suite.database;
  const [id, createdAt] = [randomUUID(), new Date()];
  await db.insert(sectorMultipleSets).values({
    id,
    region: 'Western Europe',
    effectiveDate: '2027-01-05',
    source: 'Test',
    createdAt,
  });
  await db.insert(sectorMultiples).values({
    setId: id,
    industry: 'Education',
    smeSector: 'EDU',
    firms: 10,
    evToEbitda: 9,
    unleveredBeta: 0.5,
    debtToEquity: 0.2,
    costOfCapitalBasis: 'published',
    source: 'Test',
    retrievedFrom: 'Test',
  });
  expect((await listAt('2027-01-04')).setId).not.toBe(id);
  const newer = await listAt('2027-01-05');
  expect(newer.setId).toBe(id);
  // An edition stored without a curve uses the curve of the first editions.
  const starting = { lowerValue: 5e6, lowerStep: -0.5, upperValue: 30e6, upperStep: -0.2 };
  expect(newer.sizeStepNodes).toEqual(starting);
  const sizeStepNodes = { ...starting, upperValue: 40e6, upperStep: -0.1 };
  await db.update(sectorMultipleSets).set({ sizeStepNodes }).where(eq(sectorMultipleSets.id, id));
  expect((await listAt('2027-01-05')).sizeStepNodes).toEqual(sizeStepNodes);
  expect(newer.sectors.map(({ code, central }) => [code, central])).toEqual([['EDU', 9]]);
});

test('needs somebody signed in', async () => {
  await expect(listSectorMultiples({ ctx: suite.contextOf(null) })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
