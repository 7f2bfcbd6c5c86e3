import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { getValuation } from '../valuation-verbs.ts';
import { getListTotals, listValuations, selectValuations } from './valuation-list-verbs.ts';

const valuationSorts = ['updatedAt', 'companyName', 'equityCentral'] as const;

let suite: ValuationSuite;

type Fixture = { name: string; taxId?: string; equity: number | null; day: number } & Partial<
  Pick<
    typeof valuations.$inferInsert,
    'status' | 'type' | 'currency' | 'archivedAt' | 'sector' | 'province' | 'method'
  >
> & { tags?: string[] };

// Deliberate ties in every order: names that differ only by an accent, equal values, equal days, no value.
const fixtures: Fixture[] = [
  { name: 'Óptica Lumarés, S.L.', taxId: 'B-09003120', equity: null, day: 3 },
  { name: 'Optica Lumares, S.L.', equity: null, day: 3 },
  { name: 'Zapatería 50 %', equity: -20_000, day: 3 },
  {
    name: 'zapateria_50',
    equity: 0,
    day: 2,
    status: 'in_progress',
    sector: 'HOS',
    province: '17',
    method: 'mixed',
  },
  {
    name: 'Ñandú Viajes',
    equity: 1_000_000,
    day: 1,
    status: 'completed',
    type: 'own_business',
    tags: ['traspaso'],
  },
  { name: 'Álamo', equity: 1_000_000, day: 1, status: 'completed', tags: ['traspaso', 'vip'] },
  { name: 'alamo', equity: 0.1 + 0.2, day: 1, status: 'completed' },
  { name: '株式会社 Ito', equity: 2e14, day: 4, status: 'completed', currency: 'JPY' },
  { name: '', equity: null, day: 5, type: 'potential_acquisition' },
  { name: 'Archivada', equity: 5, day: 9, archivedAt: new Date() },
];

const rowOf = (fixture: Fixture, ownerId: string): typeof valuations.$inferInsert => {
  const { name, taxId = '', equity, day, status = 'draft', tags: _tags, ...rest } = fixture;
  const empty = emptyValuationDocument({ method: 'dcf', companyName: name, today: '2026-11-21' });
  const document = { ...empty, company: { ...empty.company, taxId } };
  const at = new Date(Date.UTC(2026, 10, day));
  return {
    ...extractValuation(document, { result: null }),
    id: randomUUID(),
    ownerId,
    clientId: randomUUID(),
    type: 'client_business',
    status,
    document,
    equityCentral: equity,
    createdAt: at,
    updatedAt: at,
    completedAt: status === 'completed' ? at : null,
    ...rest,
  };
};

beforeAll(async () => {
  suite = await createValuationSuite();
  const ownerId = suite.adviser.userId;
  const rows = fixtures.map((fixture) => ({ tags: fixture.tags, row: rowOf(fixture, ownerId) }));
  await suite.database.db.insert(valuations).values(rows.map(({ row }) => row));
  await suite.database.db
    .insert(valuationTags)
    .values(
      rows.flatMap(({ row, tags = [] }) =>
        tags.map((tag) => ({ valuationId: row.id, ownerId, tag })),
      ),
    );
});
afterAll(() => suite.database.close());

const list = (input: z.input<typeof listValuationsInput> = {}) =>
  listValuations({ ctx: suite.contextOf(suite.adviser), input: listValuationsInput.parse(input) });

const namesFor = async (input: z.input<typeof listValuationsInput>) =>
  namesOf((await list(input)).items).toSorted();

const namesOf = (items: readonly ValuationListItem[]) =>
  items.map(({ companyName }) => companyName);

const orders = valuationSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
);

const allPages = async (
  order: (typeof orders)[number],
  limit: number,
): Promise<ValuationListItem[]> => {
  const found: ValuationListItem[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...order, limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
};

describe('pages of my valuations', () => {
  test.each(orders)(
    'by $sort, $direction: any page size gives every row once, in one order',
    async (order) => {
      const whole = (await list({ ...order, limit: 100 })).items;
      expect(whole).toHaveLength(9);
      for (const limit of [1, 2, 4, 9]) expect(await allPages(order, limit)).toEqual(whole);
    },
  );

  test.each(valuationSorts)('by %s: one direction is the other one backwards', async (sort) => {
    const up = (await list({ sort, direction: 'asc' })).items;
    expect((await list({ sort, direction: 'desc' })).items).toEqual(up.toReversed());
  });

  test('by value: what has none sorts below every number', async () => {
    const values = (await list({ sort: 'equityCentral', direction: 'desc' })).items.map(
      (item) => item.equityCentral,
    );
    expect(values).toEqual([2e14, 1_000_000, 1_000_000, 0.1 + 0.2, 0, -20_000, null, null, null]);
  });

  test.each([
    ['each sign three letters', '각'],
    ['each sign six code units', '\u{16D6A}'],
    ['signs as long as they are', '株'],
  ])('by company: the list goes on after the longest name, %s', async (_signs, sign) => {
    const someone = await createAdviser(suite.database.db);
    const name = sign.repeat(160 / sign.length);
    const longest = rowOf({ name, equity: null, day: 1 }, someone.userId);
    const rows = [1, 2, 3].map(() => ({ ...longest, id: randomUUID(), clientId: randomUUID() }));
    await suite.database.db.insert(valuations).values(rows);
    const ctx = suite.contextOf(someone);
    let cursor: string | null = null;
    for (const more of [true, true, false]) {
      const input = listValuationsInput.parse({ sort: 'companyName', limit: 1, cursor });
      const page: Awaited<ReturnType<typeof list>> = await listValuations({ ctx, input });
      expect(namesOf(page.items)).toEqual([name]);
      cursor = page.nextCursor;
      expect(cursor !== null).toBe(more);
    }
  });

  test('by company: accents and capitals do not matter', async () => {
    const names = namesOf((await list({ sort: 'companyName', direction: 'asc' })).items);
    expect(names[0]).toBe('');
    expect(new Set(names.slice(1, 3))).toEqual(new Set(['Álamo', 'alamo']));
    expect(names.slice(3)[0]).toBe('Ñandú Viajes');
  });
});

describe('a cursor', () => {
  test.each([
    ['of another order', async () => (await list({ limit: 1 })).nextCursor ?? ''],
    ['that is not one', () => 'abc'],
    ['with a NUL in it', () => token('a\u0000')],
    ['longer than any name', () => token('a'.repeat(481))],
    ['with an object for a value', () => token({})],
    ['with SQL for an id', () => token('a', "'; drop table valuations")],
    ['of the form that cursors had before', () => oldToken],
  ])('%s is refused as input', async (_name, made) => {
    const cursor = await made();
    await expect(list({ sort: 'companyName', direction: 'asc', cursor })).rejects.toMatchObject(
      notValid,
    );
  });

  test.each([
    ['updatedAt', '2026-99-99'],
    ['updatedAt', '0000-01-01T00:00:00.000000Z'],
    ['updatedAt', '2026-02-30T00:00:00.000000Z'],
    ['equityCentral', 'NaN'],
    ['equityCentral', '1e999'],
    ['equityCentral', '1e-999'],
    ['equityCentral', "1'"],
    ['equityCentral', ''],
  ] as const)('by %s with the value %s is refused as input', async (sort, value) => {
    const cursor = token(value, randomUUID(), sort);
    await expect(list({ sort, direction: 'asc', cursor })).rejects.toMatchObject(notValid);
  });

  test.each(['-Infinity', '0', '-0.5', '1e+300', '5e-324', '1.7976931348623157e+308'])(
    'by value goes on after %s, which the database could have written',
    async (value) => {
      const cursor = token(value, randomUUID(), 'equityCentral');
      await expect(
        list({ sort: 'equityCentral', direction: 'asc', cursor }),
      ).resolves.toBeDefined();
    },
  );

  const notValid = { code: 'invalid-input', fields: [{ path: 'cursor', code: 'not-valid' }] };
  const token = (value: unknown, id: string = randomUUID(), sort = 'companyName') =>
    Buffer.from(JSON.stringify([sort, 'asc', value, id])).toString('base64url');
  const oldToken = Buffer.from(
    JSON.stringify({ at: { sort: 'companyName', value: 'a' }, direction: 'asc', id: randomUUID() }),
  ).toString('base64url');
});

describe('search and filters', () => {
  test.each([
    ['optica', ['Optica Lumares, S.L.', 'Óptica Lumarés, S.L.']],
    ['LUMARÉS', ['Optica Lumares, S.L.', 'Óptica Lumarés, S.L.']],
    ['b09 003', ['Óptica Lumarés, S.L.']],
    ['nandu', ['Ñandú Viajes']],
    ['50 %', ['Zapatería 50 %']],
    ['_', ['zapateria_50']],
    ['%', ['Zapatería 50 %']],
    [String.raw`\ `, []],
    ['株式', ['株式会社 Ito']],
    ["'; drop table valuations; --", []],
    ['\u0301', []],
  ])('%s finds %j', async (search, names) => {
    expect(namesOf((await list({ search })).items).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ["d'adob", 'L’Obrador d’Adob'],
    ['D’ADOB', "Obrador d'Adob"],
    ['col·legi', 'Coŀlegi Major'],
    ['coŀlegi', 'Col·legi Major'],
    ['Col·l', 'Collegi Major'],
  ])('%s finds %s, which spells it otherwise', async (search, name) => {
    const someone = await createAdviser(suite.database.db);
    await suite.database.db
      .insert(valuations)
      .values(rowOf({ name, equity: null, day: 1 }, someone.userId));
    const input = listValuationsInput.parse({ search });
    const { items } = await listValuations({ ctx: suite.contextOf(someone), input });
    expect(namesOf(items)).toEqual([name]);
  });

  test('each filter narrows the rows, and all of them together do', async () => {
    expect(await namesFor({ status: 'completed', type: 'client_business' })).toEqual(
      ['alamo', '株式会社 Ito', 'Álamo'].toSorted(),
    );
    expect(await namesFor({ sector: 'HOS', province: '17' })).toEqual(['zapateria_50']);
    expect(await namesFor({ sector: 'HOS', province: '08' })).toEqual([]);
    expect(await namesFor({ method: 'mixed' })).toEqual(['zapateria_50']);
    expect(await namesFor({ tag: 'traspaso' })).toEqual(['Ñandú Viajes', 'Álamo'].toSorted());
    expect(await namesFor({ tag: 'traspaso', type: 'own_business' })).toEqual(['Ñandú Viajes']);
  });

  test('a range of values leaves out what has none and keeps its ends', async () => {
    expect(await namesFor({ valueFrom: 0, valueTo: 1_000_000 })).toEqual(
      ['zapateria_50', 'Ñandú Viajes', 'Álamo', 'alamo'].toSorted(),
    );
    expect(await namesFor({ valueTo: -1 })).toEqual(['Zapatería 50 %']);
  });

  test('days are Madrid’s and both ends count', async () => {
    // Midnight UTC is 01:00 in Madrid in November, on the same day.
    expect(await namesFor({ updatedFrom: '2026-11-04', updatedTo: '2026-11-05' })).toEqual(
      ['', '株式会社 Ito'].toSorted(),
    );
    expect(await namesFor({ updatedTo: '2026-10-31' })).toEqual([]);
  });

  test('a period counts back from now', async () => {
    const at = (now: string) =>
      listValuations({
        ctx: suite.contextOf(suite.adviser, { now: new Date(now) }),
        input: listValuationsInput.parse({ updated: '7d' }),
      });
    expect(namesOf((await at('2026-11-11T00:00:00Z')).items).toSorted()).toEqual(
      ['', '株式会社 Ito'].toSorted(),
    );
    expect((await at('2027-11-11T00:00:00Z')).items).toEqual([]);
  });

  test('archived ones are a list of their own', async () => {
    expect(await namesFor({ archived: true })).toEqual(['Archivada']);
    expect((await list({ archived: true })).items[0]).toMatchObject({ archived: true });
  });

  test('what others share with me is a list of its own, with my right and whose it is', async () => {
    const ctx = suite.contextOf(suite.stranger);
    const [mine] = (await list({ search: 'nandu' })).items;
    await suite.database.db.insert(valuationShares).values({
      valuationId: mine?.id ?? '',
      userId: suite.stranger.userId,
      right: 'read',
      grantedBy: suite.adviser.userId,
      createdAt: ctx.now,
    });
    const shared = (input: z.input<typeof listValuationsInput>) =>
      listValuations({ ctx, input: listValuationsInput.parse(input) });
    expect((await shared({})).items).toEqual([]);
    expect((await shared({ scope: 'shared' })).items).toMatchObject([
      { companyName: 'Ñandú Viajes', access: 'read', ownerName: 'Marta Puig Serra' },
    ]);
    expect((await list({ search: 'nandu' })).items).toMatchObject([
      { access: 'owner', ownerName: null, tags: ['traspaso'] },
    ]);
    expect(await getListTotals({ ctx })).toMatchObject({
      hasShared: true,
      hasArchived: false,
      hasSharedArchived: false,
    });
    const row = eq(valuations.id, mine?.id ?? '');
    await suite.database.db.update(valuations).set({ archivedAt: ctx.now }).where(row);
    expect((await shared({ scope: 'shared' })).items).toEqual([]);
    expect((await shared({ scope: 'shared', archived: true })).items).toMatchObject([
      { companyName: 'Ñandú Viajes', access: 'read', archived: true },
    ]);
    const input = { id: mine?.id ?? '' };
    expect(await getValuation({ ctx, input })).toMatchObject({ access: 'read', archived: true });
    expect(await getListTotals({ ctx })).toMatchObject({
      hasShared: false,
      hasArchived: false,
      hasSharedArchived: true,
    });
    expect(await getListTotals({ ctx: suite.contextOf(suite.adviser) })).toMatchObject({
      hasSharedArchived: false,
    });
    await suite.database.db.update(valuations).set({ archivedAt: null }).where(row);
  });

  test('selecting all answers exactly what the list shows', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const filter = listValuationsInput.parse({ status: 'completed' });
    const { sort: _sort, direction: _direction, limit: _limit, ...wanted } = filter;
    const { items, nextCursor } = await selectValuations({ ctx, input: wanted });
    expect(nextCursor).toBeNull();
    expect(items.map(({ id }) => id).toSorted()).toEqual(
      (await list({ status: 'completed' })).items.map(({ id }) => id).toSorted(),
    );
  });
});

test('the totals are of all my valuations that are not archived', async () => {
  const totals = await getListTotals({ ctx: suite.contextOf(suite.adviser) });
  // Completed in euros: 1,000,000 + 1,000,000 + 0.3; the valuation in yen is counted but not added.
  const counts = { draft: 4, in_progress: 1, completed: 4, completedInEuros: 3 };
  expect(totals).toMatchObject({ ...counts, hasArchived: true });
  expect(totals.completedAmount).toBeCloseTo(2_000_000.3, 6);
  expect(totals.averageAmount).toBeCloseTo(2_000_000.3 / 3, 6);
});
