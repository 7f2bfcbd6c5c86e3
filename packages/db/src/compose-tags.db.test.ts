import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdviser } from './testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const migration = resolve(import.meta.dirname, '../../../drizzle/0012_compose_tags.sql');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('tags from before are composed, and one that a valuation has in both spellings is there once', async () => {
  const { db } = database;
  const { userId } = await createAdviser(db);
  const tags = ['café', 'café'.normalize('NFD'), 'sucesión'.normalize('NFD'), 'prioritaria'];
  await db.execute(sql`
    with valued as (
      insert into valuations
        (id, client_id, company_name, company_sort_key, tax_id, owner_id, type, document, method, currency, created_at,
         updated_at)
      values (gen_random_uuid(), gen_random_uuid(), 'Sidras', 'sidras', '', ${userId}::uuid, 'client_business', '{}',
        'dcf', 'EUR', now(), now())
      returning id)
    insert into valuation_tags (valuation_id, owner_id, tag)
    select id, ${userId}::uuid, tag from valued, jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) as tag`);
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
  const found = await db.execute<Record<'tag', string>>(
    sql`select tag from valuation_tags order by tag`,
  );
  expect(found.map(({ tag }) => tag)).toEqual(['café', 'prioritaria', 'sucesión']);
});
