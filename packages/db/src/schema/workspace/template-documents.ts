import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { templateFormats } from '@valia/domain/templates/template-schemas.ts';
import type { TypedValues } from '@valia/domain/templates/template-values.ts';
import { eq, sql } from 'drizzle-orm';
import {
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
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { files } from '../valuations/files.ts';
import { templates } from './templates.ts';
import { users } from '../identity/users.ts';
import { valuations } from '../valuations/valuations.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A document made from a template: the template's text at that time, and what the adviser filled in. */
export const templateDocuments = pgTable(
  'template_documents',
  {
    id: exported(uuid('id').primaryKey()),
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    /** Null when the copy that it was made from is deleted; the text remains. */
    templateId: exported(
      uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    ),
    name: exported(text('name').notNull()),
    language: exported(text('language', { enum: userLanguages }).notNull()),
    versionNumber: exported(integer('version_number').notNull()),
    isBlind: exported(boolean('is_blind').notNull()),
    source: exported(text('source').notNull()),
    valuationId: exported(
      uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    ),
    companyName: exported(text('company_name').notNull()),
    companySortKey: withheld(text('company_sort_key').notNull()),
    typed: exported(jsonb('typed').$type<TypedValues>().notNull()),
    /** How many fields had no value at the last check. */
    missing: exported(integer('missing').notNull()),
    version: exported(integer('version').notNull().default(1)),
    createdAt: exported(instant('created_at').notNull()),
    updatedAt: exported(instant('updated_at').notNull()),
  },
  (table) => [
    check('template_documents_language_check', oneOf(table.language, userLanguages)),
    index('template_documents_by_owner').on(table.ownerId, table.updatedAt, table.id),
    index('template_documents_by_template').on(table.templateId, table.ownerId),
    index('template_documents_by_valuation').on(table.valuationId),
  ],
);

declareRowOwnership(templateDocuments, {
  of: (userId) => eq(templateDocuments.ownerId, userId),
  onErasure: 'deleted',
});

/** The latest file generated from a document, in each format. */
export const templateDocumentFiles = pgTable(
  'template_document_files',
  {
    id: impersonal(uuid('id').primaryKey()),
    documentId: exported(
      uuid('document_id')
        .notNull()
        .references(() => templateDocuments.id),
    ),
    format: exported(text('format', { enum: templateFormats }).notNull()),
    fileId: exported(
      uuid('file_id')
        .notNull()
        .unique()
        .references(() => files.id),
    ),
    createdAt: exported(instant('created_at').notNull()),
  },
  (table) => [
    unique('template_document_files_format').on(table.documentId, table.format),
    check('template_document_files_format_check', oneOf(table.format, templateFormats)),
  ],
);

declareRowOwnership(templateDocumentFiles, {
  of: (userId) =>
    sql`${templateDocumentFiles.documentId} in (select id from template_documents where owner_id = ${userId})`,
  onErasure: 'deleted',
});
