import { randomUUID } from 'node:crypto';
import { rebuildValuationRollups } from '@valia/db/rebuild-valuation-rollups.ts';
import { platformOwner } from '@valia/db/schema/valuations/valuation-rollups.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { RollupLine } from '@valia/domain/dashboard/rollup-line.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { createDatabaseClient } from '@valia/db/client.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRollups } from '../valuations/list/read-rollups.ts';

const isFull = process.env['VALIA_FULL'] === '1';
const [many, connections, changes] = [2_000, 8, isFull ? 20_000 : 600];
const now = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let advisers: TestAdviser[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  advisers = [await createAdviser(db), await createAdviser(db), await createAdviser(db)];
});
afterAll(() => database.close());

type NewRow = typeof valuations.$inferInsert;
type Row = typeof valuations.$inferSelect;

/** Random numbers that are the same in every run (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
type Random = ReturnType<typeof createRandom>;
const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random(values.length)] as Value;

/**
 * Seconds around the starts of months and years and both clock changes in Madrid, and any other moment of 18 months.
 */
const edges = [
  '2025-11-20T23:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-05-31T22:00:00Z',
  '2026-10-25T00:59:59Z',
  '2026-10-31T23:00:00Z',
  '2025-12-31T23:00:00Z',
].map((moment) => Date.parse(moment));
const momentOf = (random: Random): Date =>
  random(3) === 0
    ? new Date(oneOf(random, edges) + random(3) * 1_000 - 1_000)
    : new Date(now.getTime() - random(18 * 30) * 86_400_000 - random(86_400_000));

const document = emptyValuationDocument({ method: 'dcf', companyName: '', today: '2026-11-21' });
const plain = extractValuation(document, { result: null });

/** The columns that a change may affect. */
const stateOf = (random: Random) => {
  const status = oneOf(random, valuationStatuses);
  const amount = () => (random(8) === 0 ? null : random(90_000_000_000) / 977 - 3_000_000);
  const equityCentral = amount();
  return {
    status,
    completedAt: status === 'completed' ? momentOf(random) : null,
    type: oneOf(random, valuationTypes),
    sector: oneOf(random, ['ALI', 'TEC', 'HOS', null]),
    currency: oneOf(random, ['EUR', 'EUR', 'EUR', 'USD']),
    targetKey: oneOf(random, [null, ...Array.from({ length: 40 }, (_, at) => `nif:${at}`)]),
    equityCentral,
    equityLow: equityCentral,
    equityHigh: equityCentral,
    enterpriseCentral: amount(),
    ebitda: amount(),
    impliedMultiple: amount(),
    createdAt: momentOf(random),
    updatedAt: momentOf(random),
    archivedAt: random(5) === 0 ? now : null,
  };
};

const newRow = (random: Random): NewRow => ({
  ...plain,
  ...stateOf(random),
  id: randomUUID(),
  clientId: randomUUID(),
  ownerId: oneOf(random, advisers).userId,
  document,
});

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });
const dayOf = (moment: Date): string => madrid.format(moment);
const monthOf = (moment: Date): string => `${dayOf(moment).slice(0, 7)}-01`;

const measures = ['amount', 'ebitda', 'enterprise', 'multiple'] as const;
/** Recomputes the stored counters from the rows, in TypeScript instead of SQL. */
const recount = (rows: readonly Row[], withOpenAmounts: boolean): Map<string, number[]> => {
  const lines = new Map<string, number[]>();
  const add = (dimension: string, member: string, figures: number[]): void => {
    const key = `${dimension} ${member}`;
    const line = lines.get(key) ?? figures.map(() => 0);
    lines.set(
      key,
      line.map((sum, at) => sum + (figures[at] ?? 0)),
    );
  };
  const targets = new Map<string, Row[]>();
  for (const row of rows.filter(({ archivedAt }) => archivedAt === null)) {
    const { completedAt } = row;
    const hasAmounts = row.currency === 'EUR' && (withOpenAmounts || completedAt !== null);
    const hasEbitda = hasAmounts && row.ebitda !== null && row.enterpriseCentral !== null;
    const valued = hasAmounts && row.equityCentral !== null;
    const hasMultiple = hasAmounts && row.impliedMultiple !== null;
    const days =
      completedAt &&
      (Date.parse(dayOf(completedAt)) - Date.parse(dayOf(row.createdAt))) / 86_400_000;
    const figures = [
      1,
      Number(valued),
      Number(hasEbitda),
      Number(hasMultiple),
      days ?? 0,
      valued ? (row.equityCentral ?? 0) : 0,
      hasEbitda ? (row.ebitda ?? 0) : 0,
      hasEbitda ? (row.enterpriseCentral ?? 0) : 0,
      hasMultiple ? (row.impliedMultiple ?? 0) : 0,
    ];
    add('status', row.status, figures);
    add('type', row.type, figures);
    if (monthOf(row.createdAt) >= '2026-06-01') add('created', monthOf(row.createdAt), figures);
    if (completedAt !== null) {
      add('sector', row.sector ?? '', figures);
      if (monthOf(completedAt) >= '2026-06-01') add('completed', monthOf(completedAt), figures);
    }
    if (row.type === 'client_business' && row.targetKey !== null)
      targets.set(row.targetKey, [...(targets.get(row.targetKey) ?? []), row]);
  }
  for (const of of withOpenAmounts ? targets.values() : []) {
    const latest = new Date(Math.max(...of.map(({ updatedAt }) => updatedAt.getTime())));
    const first = new Date(Math.min(...of.map(({ createdAt }) => createdAt.getTime())));
    if (dayOf(latest) >= '2025-11-21') add('client', '', [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    if (monthOf(first) === '2026-11-01')
      add('new-client', '2026-11-01', [1, 0, 0, 0, 0, 0, 0, 0, 0]);
  }
  return lines;
};

const kept = (lines: readonly RollupLine[]): Map<string, number[]> =>
  new Map(
    lines
      .filter(({ counted }) => counted !== 0)
      .map((line) => [
        `${line.dimension} ${line.member}`,
        [
          line.counted,
          line.valued,
          line.ebitdaCount,
          line.multipleCount,
          line.daysToComplete,
          ...measures.map((name) => line[name]),
        ],
      ]),
  );

/** The lines in which the two differ. */
const differences = (found: Map<string, number[]>, expected: Map<string, number[]>): string[] => {
  const keys = new Set([...found.keys(), ...expected.keys()]);
  return [...keys].filter((key) => {
    const [here, there] = [found.get(key) ?? [], expected.get(key) ?? []];
    return (
      here.length !== there.length ||
      here.some((figure, at) => Math.abs(figure - (there[at] ?? 0)) > 0.01)
    );
  });
};

/** The stored lines of each owner and of the platform that differ from a recount. */
const faults = async (): Promise<string[]> => {
  const { db } = database;
  const found: string[] = [];
  for (const { userId } of advisers) {
    const rows = await db.select().from(valuations).where(eq(valuations.ownerId, userId));
    const lines = await readRollups(db, { ownerId: userId, now });
    found.push(...differences(kept(lines), recount(rows, true)));
  }
  const lines = await readRollups(db, { ownerId: platformOwner, now });
  // The platform's lines are compared without clients, which belong to no owner.
  found.push(...differences(kept(lines), recount(await db.select().from(valuations), false)));
  return [...found, ...(await rebuildValuationRollups(db))];
};

describe('what is kept of valuations is what counting them anew gives', () => {
  test(`after ${many} were made, changed, archived, handed over and deleted`, async () => {
    const { db } = database;
    const random = createRandom(20_261_121);
    for (let made = 0; made < many; made += 250)
      await db.insert(valuations).values(Array.from({ length: 250 }, () => newRow(random)));
    expect(await faults()).toEqual([]);
    const ids = (await db.select({ id: valuations.id }).from(valuations)).map(({ id }) => id);
    const some = (count: number): string[] =>
      Array.from({ length: count }, () => oneOf(random, ids));
    for (const id of some(250)) {
      const { type, sector, equityCentral, ...rest } = stateOf(random);
      const change = oneOf(random, [{ type }, { sector }, { equityCentral }, rest]);
      await db.update(valuations).set(change).where(eq(valuations.id, id));
    }
    // Changes of many rows in one statement: archived, given to another owner, moved to another month, restored,
    // and a change without effect.
    const statements: Partial<NewRow>[] = [
      { archivedAt: now },
      { ownerId: advisers[0]?.userId ?? '' },
      { updatedAt: new Date('2026-11-20T23:00:00Z'), targetKey: 'nif:7' },
      { archivedAt: null },
      { version: 9 },
    ];
    for (const change of statements)
      await db
        .update(valuations)
        .set(change)
        .where(inArray(valuations.id, some(120)));
    await db.delete(valuations).where(inArray(valuations.id, some(300)));
    expect(await faults()).toEqual([]);
  }, 60_000);

  test(`after ${changes} changes by ${connections} at once, of which some are rolled back`, async () => {
    const clients = Array.from({ length: connections }, () =>
      createDatabaseClient(database.url, { maxConnections: 1, statementTimeoutMs: 30_000 }),
    );
    const ids = (await database.db.select({ id: valuations.id }).from(valuations)).map(
      ({ id }) => id,
    );
    const undone = new Error('rolled back');
    const work = async ({ db }: (typeof clients)[number], at: number): Promise<void> => {
      const random = createRandom(at + 1);
      for (let change = 0; change < changes / connections; change += 1) {
        await db
          .transaction(async (tx) => {
            const id = oneOf(random, ids);
            const kind = random(10);
            if (kind < 2) await tx.insert(valuations).values([newRow(random), newRow(random)]);
            else if (kind < 3) await tx.delete(valuations).where(eq(valuations.id, id));
            else if (kind < 4)
              await tx.update(valuations).set({ archivedAt: now }).where(sql`${valuations.id} in (
                  select id from ${valuations} where ${valuations.targetKey} = ${`nif:${random(40)}`}
                  order by id for update)`);
            else await tx.update(valuations).set(stateOf(random)).where(eq(valuations.id, id));
            if (random(4) === 0) throw undone;
          })
          .catch((error: unknown) => {
            if (error !== undone) throw error;
          });
      }
    };
    try {
      await Promise.all(clients.map(work));
    } finally {
      await Promise.all(clients.map(({ close }) => close()));
    }
    expect(await faults()).toEqual([]);
  }, 600_000);

  test('the command puts right what was spoilt, and says what it was', async () => {
    const { db } = database;
    await db.execute(sql`update valuation_rollups set counted = counted + 1
      where dimension = 'status' and member = 'draft' and owner_id = ${advisers[0]?.userId ?? ''}`);
    const lines = await rebuildValuationRollups(db);
    expect(lines.map((line) => line.slice(0, 2)).toSorted()).toEqual(['+ ', '- ']);
    expect(await faults()).toEqual([]);
  });
});
