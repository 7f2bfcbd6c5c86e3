import type { Database } from '@valia/db/client.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { TemplateDocumentItem } from '@valia/domain/templates/template-schemas.ts';
import { and, eq, type SQL } from 'drizzle-orm';

export type TemplateDocumentRow = typeof templateDocuments.$inferSelect;

/** A document is only accessible to its owner. */
export const isDocumentOf = ({ id, userId }: { id: string; userId: string }): SQL | undefined =>
  and(eq(templateDocuments.id, id), eq(templateDocuments.ownerId, userId));

/** A document of the user. A document of another user and a missing one are both `not-found`. */
export const loadTemplateDocument = async (
  db: Database,
  which: { id: string; userId: string },
): Promise<TemplateDocumentRow> => {
  const [row] = await db.select().from(templateDocuments).where(isDocumentOf(which));
  if (!row) throw new AppError('not-found');
  return row;
};

type ItemRow = Pick<TemplateDocumentRow, keyof TemplateDocumentItem>;

/** A document as shown in a list. */
export const toTemplateDocumentItem = (row: ItemRow): TemplateDocumentItem => {
  const { id, name, language, companyName, templateId, versionNumber, valuationId, missing } = row;
  return {
    id,
    name,
    language,
    companyName,
    templateId,
    versionNumber,
    valuationId,
    missing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
