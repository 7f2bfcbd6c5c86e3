import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdviser } from './testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const migration = resolve(import.meta.dirname, '../../../drizzle/0010_spell_names_alike.sql');

/** The key as computed before this migration. */
const keyBefore = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const signs =
  '\u00B4\u0060\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\uFF02' +
  '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const respelled = [
  ...signs.split('').map((sign) => `Casa ${sign}Molí S.L.U.`),
  'L’Obrador d’Adob, S.L.',
  'Coŀlegi d’Economistes',
  'COĿLEGI',
  'Col·legi',
  'Col‧legi, S.A.',
  'Col•legi',
  'Col∙legi',
  'Col⋅l',
  'Vil·',
];
const kept = [
  'Conservas Valdeorza, S.L.',
  "Ca l'Ànec",
  'Arts · Oficis',
  'Global·Trade',
  '株式会社 Ito',
  '',
];
const names = [...respelled, ...kept];

const legalForm = /[ ,]+s\.? ?[la]\.?( ?[up]\.?)?$/;
const rows = names.map((name, at) => {
  const key = keyBefore(name);
  const taxId = at % 5 === 4 ? `B${at}` : '';
  const target = key.replace(legalForm, '');
  return {
    company_name: name,
    company_sort_key: key,
    tax_id: taxId,
    target_key: taxId ? `nif:${taxId}` : target && `name:${target}`,
  };
});

let database: TestDatabase;
let before: Map<string, string>;

const readRows = () =>
  database.db.execute<Record<'company_name' | 'company_sort_key' | 'target_key' | 'place', string>>(
    sql`select company_name, company_sort_key, target_key, ctid::text as place from valuations`,
  );

const placesOf = async () =>
  new Map((await readRows()).map(({ company_name, place }) => [company_name, place]));

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { userId } = await createAdviser(db);
  await db.execute(sql`
    insert into valuations
      (id, client_id, company_name, company_sort_key, tax_id, target_key, owner_id, type, document, method,
       currency, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), company_name, company_sort_key, tax_id, nullif(target_key, ''),
      ${userId}::uuid, 'client_business', '{}', 'dcf', 'EUR', now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t
      (company_name text, company_sort_key text, tax_id text, target_key text)`);
  // Only the reports' names matter here, so their snapshots and files do not have to exist.
  await db.execute(sql`alter table reports drop constraint reports_snapshot_id_valuation_snapshots_id_fk,
    drop constraint reports_file_id_files_id_fk`);
  const keysOfReports = names.flatMap((company) => [
    { company, key: keyBefore(company) },
    { company, key: company.toLowerCase() },
  ]);
  await db.execute(sql`
    insert into reports
      (id, valuation_id, snapshot_id, file_id, language, company_name, company_sort_key, created_at, created_by)
    select gen_random_uuid(), (select id from valuations limit 1), gen_random_uuid(), gen_random_uuid(), 'ca',
      company, key, now(), ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(keysOfReports)}::jsonb) as t (company text, key text)`);
  before = await placesOf();
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
});
afterAll(() => database.close());

describe('the keys of the rows from before one spelling', () => {
  test('of valuations become those that a save would give', async () => {
    const empty = emptyValuationDocument({ method: 'dcf', companyName: '', today: '2026-11-21' });
    const found = await readRows();
    expect(found).toHaveLength(names.length);
    for (const { company_name, company_sort_key, target_key } of found) {
      const taxId = rows.find((row) => row.company_name === company_name)?.tax_id ?? '';
      const company = { ...empty.company, name: company_name, taxId };
      const extract = extractValuation({ ...empty, company }, { result: null });
      expect({ company_sort_key, target_key }).toEqual({
        company_sort_key: extract.companySortKey,
        target_key: extract.targetKey,
      });
    }
  });

  test('of reports become those that an issue would give, even of the oldest', async () => {
    const found = await database.db.execute<Record<'company_name' | 'company_sort_key', string>>(
      sql`select company_name, company_sort_key from reports`,
    );
    expect(found).toHaveLength(names.length * 2);
    for (const { company_name, company_sort_key } of found)
      expect(company_sort_key).toBe(companySortKey(company_name));
  });

  test('that were so already are not written again', async () => {
    const after = await placesOf();
    const still = names.filter((name) => after.get(name) === before.get(name));
    expect(still.toSorted()).toEqual(kept.toSorted());
  });
});
