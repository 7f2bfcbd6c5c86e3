import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { startingSizeStepNodes } from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sectorMultipleSets } from '../schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '../schema/firm/sector-multiples.ts';
import { smeSectors } from '../schema/firm/sme-sectors.ts';
import type { SectorMultipleRow } from './sector-multiple-rows.ts';
import { seedTemplates } from './seed-templates.ts';
import rows from './sector-multiples-data.json' with { type: 'json' };

/**
 * The editions included in the product. Their ids are fixed, so that a second start or a second server adds nothing.
 */
export const referenceSets = [
  {
    id: '5f0c1a52-4f6e-4b0e-9d0b-2026010500e0',
    region: 'Western Europe',
    sizeStepNodes: startingSizeStepNodes,
  },
  {
    id: '5f0c1a52-4f6e-4b0e-9d0b-2026010500a0',
    region: 'US',
    sizeStepNodes: startingSizeStepNodes,
  },
] as const;

const seedSectors = (db: Database) =>
  db
    .insert(smeSectors)
    .values(
      sectors.map((sector, position) => ({
        code: sector.code,
        position,
        nameEs: sector.names.es,
        nameCa: sector.names.ca,
        nameEn: sector.names.en,
        cnae2009Divisions: [...sector.cnae2009],
        evMultiplesMeaningful: sector.evMultiplesMeaningful,
      })),
    )
    .onConflictDoNothing();

const seedSet = async (
  db: Database,
  set: (typeof referenceSets)[number],
  now: Date,
): Promise<void> => {
  const industries: SectorMultipleRow[] = rows.filter((row) => row.region === set.region);
  const [first] = industries;
  if (!first) throw new Error(`No sector multiples for ${set.region}`);
  const inserted = await db
    .insert(sectorMultipleSets)
    .values({ ...set, effectiveDate: first.date, source: first.source, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sectorMultipleSets.id });
  if (inserted.length === 0) return;
  await db.insert(sectorMultiples).values(
    industries.map(({ region: _region, date: _date, ...industry }) => ({
      ...industry,
      setId: set.id,
    })),
  );
};

/**
 * Inserts the templates, sectors and sector multiples included in the product. Idempotent: runs at every start, after
 * the migrations.
 */
export const seedReferenceData = async (
  db: Database,
  read: ReadText,
  now: Date = new Date(),
): Promise<void> => {
  await seedTemplates(db, read, now);
  const ids = referenceSets.map((set) => set.id);
  const found = await db.$count(sectorMultipleSets, inArray(sectorMultipleSets.id, ids));
  if (found === referenceSets.length) return;
  await db.transaction(async (tx) => {
    await seedSectors(tx);
    for (const set of referenceSets) await seedSet(tx, set, now);
  });
};
