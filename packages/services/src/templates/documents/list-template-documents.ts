import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { listTemplateDocumentsInput } from '@valia/domain/templates/template-list-inputs.ts';
import { templateDocumentList } from '@valia/domain/templates/template-list.ts';
import { templateDocumentPageSchema } from '@valia/domain/templates/template-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, gt, like, or, sql } from 'drizzle-orm';
import { filterWhen, listParts } from '../../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../../lists/prepared-list-read.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { read } from '../../verbs/verb.ts';
import { toTemplateDocumentItem } from './template-document-access.ts';

const { id, name, language, companyName, templateId, versionNumber, valuationId } =
  templateDocuments;
const { missing, createdAt, updatedAt } = templateDocuments;

const parts = listParts<typeof templateDocumentList, { userId: string }>(templateDocumentList, {
  columns: { updatedAt },
  own: {
    isDraft: filterWhen(
      ({ isDraft }) => isDraft,
      () => gt(missing, 0),
    ),
  },
  search: {
    values: (text) => ({ found: searchPattern(companySortKey(text)) }),
    where: () =>
      or(
        like(templateDocuments.companySortKey, sql.placeholder('found')),
        like(sql`lower(${name})`, sql.placeholder('found')),
      ),
  },
  tie: { column: id, kind: 'uuid' },
});

export const templateDocumentRows = preparedListRead({
  ...parts,
  values: ({ userId }) => ({ userId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id,
        name,
        language,
        companyName,
        templateId,
        versionNumber,
        valuationId,
        missing,
        createdAt,
        updatedAt,
        ...place,
      })
      .from(templateDocuments)
      .where(and(eq(templateDocuments.ownerId, sql.placeholder('userId')), where))
      .orderBy(...orderBy)
      .limit(limit),
});

const latestFirst = { sort: 'updatedAt', direction: 'desc' } as const;

/** The caller's documents, the last changed first. */
export const listTemplateDocuments = read({
  right: 'use-templates',
  input: listTemplateDocumentsInput,
  output: templateDocumentPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const page = { ...input, ...latestFirst };
    const { rows, nextCursor } = cutPage(
      await templateDocumentRows.rows(ctx.db, { ...input, userId }, page),
      page,
    );
    return { items: rows.map(toTemplateDocumentItem), nextCursor };
  },
});
