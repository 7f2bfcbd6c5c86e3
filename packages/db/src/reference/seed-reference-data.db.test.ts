import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectorMultipleSets } from '../schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '../schema/firm/sector-multiples.ts';
import { smeSectors } from '../schema/firm/sme-sectors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { testReference } from '../testing/test-reference.ts';
import { referenceSets, seedReferenceData } from './seed-reference-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('two servers that start at once, and a later start, leave one copy of the reference data', async () => {
  const { db } = database;
  await Promise.all([seedReferenceData(db, testReference), seedReferenceData(db, testReference)]);
  await seedReferenceData(db, testReference);
  expect(await db.select().from(sectorMultiples)).toHaveLength(192);
  expect(await db.select().from(smeSectors)).toHaveLength(32);
  const sets = await db.select({ id: sectorMultipleSets.id }).from(sectorMultipleSets);
  expect(new Set(sets.map(({ id }) => id))).toEqual(new Set(referenceSets.map(({ id }) => id)));
});
