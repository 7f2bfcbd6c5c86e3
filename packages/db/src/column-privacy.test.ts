import { eq, is } from 'drizzle-orm';
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  declareRowOwnership,
  exported,
  impersonal,
  privacyOfTable,
  withheld,
} from './column-privacy.ts';

const folder = join(import.meta.dirname, 'schema');
const schemaFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' });

test.each(schemaFiles.filter((name) => name.endsWith('.ts')))(
  'every column of %s says what it is to a person',
  async (name) => {
    const exports = (await import(join(folder, name))) as Record<string, unknown>;
    const tables = Object.values(exports).filter((value) => is(value, PgTable));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables)
      expect(privacyOfTable(table).useOf.size).toBe(
        Object.keys(privacyOfTable(table).columns).length,
      );
  },
);

describe('a table', () => {
  test('with a column that says nothing is refused by the column’s name', () => {
    const table = pgTable('notes', { id: impersonal(text('id')), body: text('body') });
    expect(() => privacyOfTable(table)).toThrow('notes.body');
  });

  test('whose rows are nobody’s has nothing of a person', () => {
    const table = pgTable('notes', { body: exported(text('body')) });
    expect(() => privacyOfTable(table)).toThrow('notes.body');
  });

  test('tells the use of each column, what an erasure leaves of it, and whose rows are whose', () => {
    const table = pgTable('notes', {
      owner: impersonal(text('owner').notNull()),
      body: exported(text('body'), { erasedAs: null }),
      hash: withheld(text('hash').array()),
    });
    declareRowOwnership(table, { of: (userId) => eq(table.owner, userId), onErasure: 'emptied' });
    const { name, useOf, erasedAs, rowsOf, erasure } = privacyOfTable(table);
    expect([name, erasure, erasedAs]).toEqual(['notes', 'emptied', { body: null }]);
    expect([...useOf.values()]).toEqual(['impersonal', 'exported', 'withheld']);
    expect(rowsOf?.('1')).toBeDefined();
  });
});
