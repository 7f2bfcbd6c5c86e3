import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import type { InThreeLanguages } from '@valia/domain/templates/template-field.ts';
import { templatePhases } from '@valia/domain/templates/template-phase.ts';
import { eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A template of the firm, which has no owner, or an adviser's own copy of one. */
export const templates = pgTable(
  'templates',
  {
    id: exported(uuid('id').primaryKey()),
    ownerId: impersonal(uuid('owner_id').references(() => users.id)),
    copiedFromId: exported(
      uuid('copied_from_id').references((): AnyPgColumn => templates.id, { onDelete: 'set null' }),
    ),
    phase: exported(text('phase', { enum: templatePhases }).notNull()),
    /** The position within its phase; a copy has the position of its original. */
    position: impersonal(integer('position').notNull()),
    names: exported(jsonb('names').$type<InThreeLanguages>().notNull()),
    about: exported(jsonb('about').$type<InThreeLanguages>().notNull()),
    isBlind: exported(boolean('is_blind').notNull()),
    /** Whether the members of the owner's organization can read it. */
    isShared: exported(boolean('is_shared').notNull().default(false)),
    createdAt: exported(instant('created_at').notNull()),
    archivedAt: exported(instant('archived_at')),
  },
  (table) => [
    check('templates_phase_check', oneOf(table.phase, templatePhases)),
    index('templates_by_owner').on(table.ownerId, table.createdAt),
  ],
);

declareRowOwnership(templates, {
  of: (userId) => eq(templates.ownerId, userId),
  onErasure: 'deleted',
});

/** The text of a template in one language, as saved or published at one time; never changed. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: impersonal(uuid('id').primaryKey()),
    templateId: exported(
      uuid('template_id')
        .notNull()
        .references(() => templates.id, { onDelete: 'cascade' }),
    ),
    language: exported(text('language', { enum: userLanguages }).notNull()),
    number: exported(integer('number').notNull()),
    /** For a language other than Spanish: the Spanish version that this text translates. */
    follows: exported(integer('follows')),
    source: exported(text('source').notNull()),
    note: exported(text('note').notNull()),
    createdAt: exported(instant('created_at').notNull()),
    /** Null for the texts included in the product. */
    createdBy: withheld(uuid('created_by').references(() => users.id)),
  },
  (table) => [
    unique('template_versions_number').on(table.templateId, table.language, table.number),
    check('template_versions_language_check', oneOf(table.language, userLanguages)),
  ],
);

declareRowOwnership(templateVersions, {
  of: (userId) =>
    sql`${templateVersions.templateId} in (select id from templates where owner_id = ${userId})`,
  onErasure: 'deleted',
});

declareAuthorship(templateVersions, {
  of: (userId) =>
    sql`${templateVersions.createdBy} = ${userId}
        and ${templateVersions.templateId} in (select id from templates where owner_id is null)`,
  kept: { reason: 'firm-records', columns: ['source', 'note'] },
  exports: ['templateId', 'language', 'number', 'source', 'note', 'createdAt'],
});
