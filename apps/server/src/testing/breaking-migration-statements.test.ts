import { expect, test } from 'vitest';
import { breakingMigrationStatements } from './breaking-migration-statements.ts';

test.each([
  'ALTER TABLE "commission_rules" ADD COLUMN "scale" text NOT NULL',
  'ALTER TABLE "commission_rules" RENAME COLUMN "rate" TO "share"',
  'ALTER TABLE "commission_rules" RENAME TO "tariffs"',
])('servers of the release before are kept out by %s', (statement) => {
  const migration = `CREATE TABLE "a" ("id" uuid NOT NULL);--> statement-breakpoint\n${statement};\n`;
  expect(breakingMigrationStatements(migration)).toEqual([expect.stringContaining(statement)]);
});

test('what only adds is left alone', () => {
  const migration = [
    'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL);',
    'ALTER TABLE "a" ADD COLUMN "scale" text DEFAULT \'whole-base\' NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "bands" jsonb;',
    'ALTER TABLE "a" ADD CONSTRAINT "a_kind_check" CHECK ("a"."kind" in (\'one\', \'two\'));',
  ].join('--> statement-breakpoint\n');
  expect(breakingMigrationStatements(migration)).toEqual([]);
});
