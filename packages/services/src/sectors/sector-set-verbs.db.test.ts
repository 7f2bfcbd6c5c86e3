import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { type SectorFigures, sectorSetsSchema } from '@valia/domain/sectors/sector-set-schemas.ts';
import { startingSizeStepNodes } from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { getValuation } from '../valuations/valuation-verbs.ts';
import { editionImpact } from './edition-impact.ts';
import { listAdministeredSets } from './list-administered-sets.ts';
import { listSectorMultiples } from '../comparables/list-sector-multiples.ts';
import { readSectorFile } from './read-sector-file.ts';
import { saveSectorSet } from './save-sector-set.ts';
import { createSectorSet, discardSectorSet, publishSectorSet } from './sector-set-verbs.ts';

let suite: ValuationSuite;
let administrator: TestAdviser;
beforeAll(async () => {
  suite = await createValuationSuite();
  administrator = await createAdviser(suite.database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => suite.database.close());

const at = (day: string) => suite.contextOf(administrator, { now: new Date(`${day}T12:00:00Z`) });
const today = '2026-11-21';
const food: SectorFigures = { code: 'ALI', firms: 250, low: 8, central: 9, high: 10 };
const given = (effectiveDate: string) => ({
  effectiveDate,
  dataDate: '2026-11-20',
  source: 'Merindal, revisión de noviembre',
  sizeStepNodes: startingSizeStepNodes,
  floors: { costOfCapital: { value: 0.08, source: 'Acta del comité, noviembre de 2026' } },
  figures: [food],
});

describe('a draft', () => {
  test('begins as the edition in force, once, and is seen by administrators alone', async () => {
    const made = await createSectorSet({ ctx: at(today) });
    expect(await createSectorSet({ ctx: at(today) })).toEqual(made);
    const listed = await listAdministeredSets({ ctx: at(today) });
    expect(sectorSetsSchema.parse(listed)).toEqual(listed);
    expect(listed.sets.map(({ status, isInForce }) => [status, isInForce])).toEqual([
      ['draft', false],
      ['published', true],
    ]);
    expect(listed.sets[0]?.sectors).toEqual(listed.sets[1]?.sectors);
    await saveSectorSet({ ctx: at(today), input: { ...made, ...given('2026-12-01') } });
    const used = await listSectorMultiples({ ctx: suite.contextOf(suite.adviser) });
    expect(used.sectors.find(({ code }) => code === 'ALI')?.central).toBe(11.8);
    const [audited] = await suite.database.db
      .select({ before: auditLogs.before, after: auditLogs.after })
      .from(auditLogs)
      .where(eq(auditLogs.action, 'sector-set.saved'));
    const { floors, source } = given('2026-12-01');
    expect(audited).toMatchObject({ before: { floors: {} }, after: { floors, source } });
    await expect(
      listAdministeredSets({ ctx: suite.contextOf(suite.adviser) }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is not saved over another’s, and can be thrown away', async () => {
    const { id, revision } = await createSectorSet({ ctx: at(today) });
    const stale = { id, revision: revision - 1, ...given('2026-12-01') };
    await expect(saveSectorSet({ ctx: at(today), input: stale })).rejects.toMatchObject({
      code: 'conflict',
    });
    await discardSectorSet({ ctx: at(today), input: { id, revision } });
    expect((await listAdministeredSets({ ctx: at(today) })).sets).toHaveLength(1);
  });
});

describe('a published edition', () => {
  test('is in force from its day; the completed keep theirs, the open ones are told', async () => {
    const ctx = suite.contextOf(suite.adviser, { now: new Date(`${today}T09:00:00Z`) });
    const completed = await suite.given(ctx, { status: 'completed' });
    await suite.given(ctx);
    const effect = await editionImpact({
      ctx: at(today),
      input: { figures: [food], sizeStepNodes: startingSizeStepNodes },
    });
    // Only the open valuation is evaluated; the completed one is ignored.
    expect(effect).toMatchObject({ drafts: 1, changed: 1, bySector: [{ code: 'ALI', drafts: 1 }] });
    expect(effect.medianChange).toBeLessThan(0);

    const { id, revision } = await createSectorSet({ ctx: at(today) });
    const past = { id, revision, ...given('2026-11-20') };
    const saved = await saveSectorSet({ ctx: at(today), input: past });
    await expect(publishSectorSet({ ctx: at(today), input: saved })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    const ready = await saveSectorSet({
      ctx: at(today),
      input: { ...saved, ...given('2026-12-01') },
    });
    await publishSectorSet({ ctx: at(today), input: ready });
    await expect(
      saveSectorSet({ ctx: at(today), input: { ...ready, ...given('2026-12-01') } }),
    ).rejects.toMatchObject({ code: 'conflict' });

    const readAt = (day: string) =>
      listSectorMultiples({
        ctx: suite.contextOf(suite.adviser, { now: new Date(`${day}T12:00:00Z`) }),
      });
    expect((await readAt('2026-11-30')).setId).not.toBe(id);
    const inForce = await readAt('2026-12-01');
    expect(inForce).toMatchObject({ setId: id, date: '2026-11-20' });
    expect(inForce.sectors.find(({ code }) => code === 'ALI')).toMatchObject({
      central: 9,
      firms: 250,
      unleveredBeta: 0.37,
    });
    expect(inForce.sectors.find(({ code }) => code === 'TRA')?.central).toBe(8.94);
    const kept = await getValuation({ ctx, input: { id: completed.id } });
    expect(kept.document.multiples.evToEbitda.central).toBe(11.8);
  });
});

describe('the next edition', () => {
  test('keeps what the one in force says of sectors, and brings a curve of its own', async () => {
    const december = at('2026-12-02');
    const { computable, adviser } = suite;
    const multiples = { ...computable.multiples, sizeStep: { mode: 'auto' as const } };
    await suite.given(suite.contextOf(adviser), { document: { ...computable, multiples } });
    const { id, revision } = await createSectorSet({ ctx: december });
    const [draft] = (await listAdministeredSets({ ctx: december })).sets;
    if (draft === undefined) throw new Error('There is no draft.');
    expect(draft.sectors.find(({ code }) => code === 'ALI')).toMatchObject({ central: 9 });
    const steeper = { ...startingSizeStepNodes, lowerStep: -0.6 };
    const freight = { code: 'TRA' as const, firms: 100, low: 7, central: 8, high: 9 };
    const input = { ...given('2026-12-02'), sizeStepNodes: steeper, figures: [freight] };
    const saved = await saveSectorSet({ ctx: december, input: { id, revision, ...input } });
    const effectWith = async (sizeStepNodes: typeof steeper) => {
      const asked = { figures: [freight], sizeStepNodes };
      return (await editionImpact({ ctx: december, input: asked })).largestChange ?? 0;
    };
    // Both open valuations use the sector's mean before it fell to 9; one of them uses the size adjustment from
    // the curve.
    const byMean = await effectWith(startingSizeStepNodes);
    expect(byMean).toBeLessThan(0);
    expect(await effectWith(steeper)).toBeLessThan(byMean);
    await publishSectorSet({ ctx: december, input: saved });
    const used = await listSectorMultiples({
      ctx: suite.contextOf(suite.adviser, { now: december.now }),
    });
    expect(used).toMatchObject({ setId: id, sizeStepNodes: steeper });
    const centralOf = (sector: string) => used.sectors.find(({ code }) => code === sector)?.central;
    expect([centralOf('ALI'), centralOf('TRA')]).toEqual([9, 8]);
  });

  test('shows the industries of a sector again that is put back to what they add up to', async () => {
    const december = at('2026-12-03');
    const made = await createSectorSet({ ctx: december });
    const published = { code: 'ALI' as const, firms: 244, low: 9.44, central: 11.8, high: 12.43 };
    const input = { ...made, ...given('2026-12-03'), figures: [published] };
    await publishSectorSet({
      ctx: december,
      input: await saveSectorSet({ ctx: december, input }),
    });
    const used = await listSectorMultiples({
      ctx: suite.contextOf(suite.adviser, { now: december.now }),
    });
    const food = used.sectors.find(({ code }) => code === 'ALI');
    expect(food?.central).toBe(11.8);
    expect(food?.industries.length).toBeGreaterThan(0);
  });
});

test('a file of sectors is read by names and codes, and what it does not know is told', () => {
  const text =
    'Sector;Empresas;Mínimo;Media;Máximo\nAlimentación y bebidas;244;9,1;11,42;12\nTRA;;;9,3x;\nAudiovisual;3;1;2;3\nSAN;1;9;8;10\nSOF;1;1;mucho;2\n';
  const read = readSectorFile({ ctx: at(today), input: new TextEncoder().encode(text) });
  expect(
    read.rows.map(({ row, code, low, central, high }) => [row, code, low, central, high]),
  ).toEqual([
    [2, 'ALI', 9.1, 11.42, 12],
    [3, 'TRA', 9.3, 9.3, 9.3],
    [4, null, 1, 2, 3],
  ]);
  expect(read.refused.map(({ row, code }) => [row, code])).toEqual([
    [5, 'out-of-order'],
    [6, 'not-a-number'],
  ]);
});
