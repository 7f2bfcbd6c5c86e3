import { PgDialect } from 'drizzle-orm/pg-core';
import type { PrivateTable, ColumnAuthorship } from '@valia/db/column-privacy.ts';
import { plainPhoneSql } from '@valia/db/profile-phone-digits.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { plainPhone } from '@valia/domain/leads/duplicate-lead.ts';
import { type SQL, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '../files/read-file.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { personalData } from './personal-data.ts';
import { previewErasure } from './preview-erasure.ts';
import { insertPersonRows } from './testing/person-rows.ts';

let database: TestDatabase;
let wordColumns: Map<string, Map<string, string>>;

/** The type of each text column by table and column name, read from the database itself. */
const findWordColumns = async () => {
  const rows = await database.db.execute<{ table: string; column: string; type: string }>(
    sql`select table_name as table, column_name as column, data_type as type
        from information_schema.columns
        where table_schema = 'public' and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'xml', 'USER-DEFINED')
          or (data_type = 'ARRAY' and udt_name in ('_text', '_varchar', '_bpchar', '_json', '_jsonb')))`,
  );
  const found = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows)
    found.set(table, (found.get(table) ?? new Map<string, string>()).set(column, type));
  return found;
};

beforeAll(async () => {
  database = await createTestDatabase('with reference data');
  wordColumns = await findWordColumns();
});
afterAll(() => database.close());

/** Of the given columns of a table, those in which a user can enter text. */
const filledIn = ({ name, columns, codes }: PrivateTable, names: Iterable<string>) =>
  [...names].flatMap((key) => {
    const column = columns[key]?.name ?? '';
    const type = wordColumns.get(name)?.get(column);
    return type === undefined || codes.has(key) ? [] : [{ key, column, type }];
  });

const ownWords = (table: PrivateTable) => {
  if (table.rowsOf === null || table.erasure === 'kept') return [];
  const isDeleted = table.erasure === 'deleted';
  return filledIn(table, Object.keys(isDeleted ? table.columns : table.erasedAs));
};

const writtenWords = (table: PrivateTable, { erased, kept }: ColumnAuthorship) =>
  filledIn(table, new Set([...erased, ...(kept?.columns ?? [])]));

describe('the schema', () => {
  test('says of each column that words fit in what becomes of them, or that nobody’s do', () => {
    const unsaid = personalData.flatMap((table) => {
      const said = [ownWords(table), ...table.writings.map((one) => writtenWords(table, one))];
      const names = new Set(said.flat().map(({ key }) => key));
      return filledIn(table, Object.keys(table.columns))
        .filter(({ key }) => !names.has(key))
        .map(({ column }) => `${table.name}.${column}`);
    });
    expect(unsaid).toEqual([]);
  });

  test('has a rule for each column that says who did something, or says that they left codes alone', async () => {
    const pointing = await database.db.execute<{ table: string; column: string }>(
      sql`select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    expect(pointing.length).toBeGreaterThan(40);
    const dialect = new PgDialect();
    const unused = pointing.filter(({ table, column }) => {
      const registered = personalData.find(({ name }) => name === table);
      if (registered === undefined) return true;
      const key = Object.entries(registered.columns).find(([, { name }]) => name === column)?.[0];
      if (registered.codes.has(key ?? '')) return false;
      const rules = [registered.rowsOf, ...registered.writings.map(({ of }) => of)];
      const texts = rules.map((of) => (of === null ? '' : dialect.sqlToQuery(of('')).sql));
      return !texts.some((text) => new RegExp(`\\b${column}\\b`, 'u').test(text));
    });
    expect(unused).toEqual([]);
  });
});

const words = 'planted-words';
const planted = (type: string): SQL => {
  if (type === 'ARRAY') return sql`array[${words}::text]`;
  return type === 'jsonb' ? sql`jsonb_build_object('words', ${words}::text)` : sql`${words}::text`;
};

interface Plant {
  of: (userId: string) => SQL;
  columns: ReturnType<typeof filledIn>;
}

const plantsOf = (table: PrivateTable): Plant[] => {
  const written = table.writings
    // Texts that the user cannot prove to be theirs are tested separately.
    .filter(({ exports, kept }) => exports.length > 0 || kept !== null)
    .map((writing) => ({ of: writing.of, columns: writtenWords(table, writing) }));
  const { rowsOf } = table;
  return rowsOf === null ? written : [{ of: rowsOf, columns: ownWords(table) }, ...written];
};

/**
 * Writes the same words into every column that the user can fill, bypassing triggers, as if the user had entered them.
 */
const plantWords = (userId: string): Promise<void> =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    // Accounts are changed last, because the other rows are found by their values.
    const isAccount = ({ name }: PrivateTable) => ['users', 'user_profiles'].includes(name);
    const others = personalData.filter((table) => !isAccount(table));
    for (const table of [...others, ...personalData.filter(isAccount)]) {
      const change = new Map<string, SQL>();
      for (const { of, columns } of plantsOf(table)) {
        const rows = await tx.$count(table.table, of(userId));
        expect({ table: table.name, hasRows: rows > 0 }).toEqual({
          table: table.name,
          hasRows: true,
        });
        for (const { key, column, type } of columns) {
          const before = change.get(key) ?? sql.identifier(column);
          change.set(key, sql`case when ${of(userId)} then ${planted(type)} else ${before} end`);
        }
      }
      if (change.size > 0) await tx.update(table.table).set(Object.fromEntries(change));
    }
  });

/** All columns with the words, in every schema of the database. */
const placesOfWords = async (): Promise<string[]> => {
  const tables = await database.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const found = await database.db.execute<{ column: string }>(
      sql`select distinct f.key as column from ${sql.raw(name)} t, jsonb_each_text(to_jsonb(t)) f
          where f.value ilike ${`%${words}%`}`,
    );
    places.push(...found.map(({ column }) => `${name.replace('public.', '')}.${column}`));
  }
  return places.toSorted();
};

const exportedRows = async (
  ctx: ReturnType<typeof createServiceContext>,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const { fileId } = await exportAccount({ ctx, input: { password: adviserPassword } });
  const { bytes } = await readFile({ ctx, input: { id: fileId } });
  const parts = Object.entries(unzipSync(bytes)).filter(
    ([name]) => /^[a-z_]+\.json$/u.test(name) && name !== 'contents.json',
  );
  return Object.fromEntries(
    parts.map(([name, part]) => [
      name.replace('.json', ''),
      JSON.parse(strFromU8(part)) as Record<string, unknown>[],
    ]),
  );
};

/** Creates an adviser who is also an administrator, with rows in every table. */
const givenPerson = async () => {
  const { db } = database;
  const [person, other] = [
    await createAdviser(db, { globalAdmin: true, secondFactor: true, emailConfirmed: true }),
    await createAdviser(db, { globalAdmin: true, secondFactor: true }),
  ];
  await insertPersonRows(db, { person, other });
  const ctx = createServiceContext(db, person);
  const stored = await db.execute<{ key: string }>(
    sql`select storage_key as key from files where owner_id = ${person.userId}`,
  );
  for (const { key } of stored) await ctx.files.put(key, new TextEncoder().encode(words));
  return { person, other, ctx };
};

test('R11 each word of a person is in their export, and leaves with them but for what is named', async () => {
  const { person, ctx } = await givenPerson();
  await plantWords(person.userId);
  const before = await placesOfWords();
  const sought = personalData.flatMap((table) =>
    plantsOf(table).flatMap(({ columns }) =>
      columns.map(({ column }) => `${table.name}.${column}`),
    ),
  );
  expect(before).toEqual([...new Set(sought)].toSorted());

  const exported = await exportedRows(ctx);
  const missing = personalData.flatMap((table) => {
    const own = ownWords(table).filter(({ key }) => table.useOf.get(key) === 'exported');
    const written = table.writings.flatMap((writing) =>
      writtenWords(table, writing).filter(({ key }) => writing.exports.includes(key)),
    );
    return [...own, ...written]
      .filter(
        ({ key }) =>
          exported[table.name]?.some((row) => JSON.stringify(row[key])?.includes(words)) !== true,
      )
      .map(({ column }) => `${table.name}.${column}`);
  });
  expect(missing).toEqual([]);

  const { kept } = await previewErasure({ ctx });
  expect(Object.entries(kept).filter(([, count]) => count === 0)).toEqual([]);
  await eraseAccount({ ctx, input: { password: adviserPassword } });
  const named = personalData.flatMap((table) => {
    const goes = new Set(table.writings.flatMap(({ erased }) => erased));
    return table.writings.flatMap((writing) =>
      writtenWords(table, writing)
        .filter(({ key }) => writing.kept?.columns.includes(key) === true && !goes.has(key))
        .map(({ column }) => `${table.name}.${column}`),
    );
  });
  expect(await placesOfWords()).toEqual([...new Set(named)].toSorted());
});

test('what an erasure takes of a person’s words, an export holds, but for copies and secrets', () => {
  const untold = personalData.flatMap((table) =>
    table.writings
      .filter(({ exports }) => exports.length > 0)
      .flatMap((writing) =>
        writtenWords(table, writing)
          .filter(({ key }) => !writing.exports.includes(key))
          .filter(({ key }) => table.useOf.get(key) !== 'withheld')
          .map(({ column }) => `${table.name}.${column}`),
      ),
  );
  expect(untold).toEqual([]);
});

describe('addresses of an erased person', () => {
  test('leave the rows of others: an organization is reached through its owner, a lead by its other address', async () => {
    const { person, other, ctx } = await givenPerson();
    const { db } = database;
    const before = await db.execute(
      sql`select 1 from sell_business_leads where phone_digits = '612345678'`,
    );
    expect(before).not.toHaveLength(0);
    await eraseAccount({ ctx, input: { password: adviserPassword } });
    const after =
      await db.execute(sql`select 1 from sell_business_leads where phone_digits = '612345678'
      or phone like '%612%' or email = ${person.email}`);
    expect(after).toHaveLength(0);
    const merged = await db.execute(sql`select message from sell_business_leads
      where id in (select merged_into from sell_business_leads)`);
    expect(merged.map(({ message }) => message)).toContain('Another’s');
    const [left] = await db.execute(sql`select email, phone, brand_phone, brand_email
      from organizations where id = ${other.organizationId}`);
    expect(left).toEqual({ email: other.email, phone: null, brand_phone: null, brand_email: null });
  });

  test('that are telephones are compared as the product compares them', async () => {
    for (const phone of [
      '+34 612 345 678',
      '0034612345678',
      '612-34-56-78',
      '+44 20 7946 0000',
      '',
    ]) {
      const [row] = await database.db.execute(
        sql`select ${plainPhoneSql(sql`${phone}::text`)} as plain`,
      );
      expect(row).toEqual({ plain: plainPhone(phone) });
    }
  });

  test('that nobody proved to be theirs give them nothing of a lead, and take nothing from its sender', async () => {
    const { db } = database;
    const person = await createAdviser(db);
    const id = crypto.randomUUID();
    await db.execute(sql`insert into sell_business_leads (id, company_name, company_sort_key, contact_name, email,
      phone, phone_digits, message, consent_version, consent_at, stage_since, created_at, updated_at)
      values (${id}, 'Victim', 'victim', 'Victim', ${person.email}, '600', '600', 'Secret', 'test', now(), now(), now(), now())`);
    const ctx = createServiceContext(db, person);
    expect(await exportedRows(ctx)).not.toHaveProperty('sell_business_leads');
    await eraseAccount({ ctx, input: { password: adviserPassword } });
    const [row] = await db.execute(
      sql`select email, message from sell_business_leads where id = ${id}`,
    );
    expect(row).toEqual({ email: person.email, message: 'Secret' });
  });
});
