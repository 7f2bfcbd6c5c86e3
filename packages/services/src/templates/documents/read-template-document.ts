import type { Database } from '@valia/db/client.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import type { TemplateDocument } from '@valia/domain/templates/template-schemas.ts';
import { loadCurrentSource } from '../current-source.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';
import { type TemplateDocumentRow, toTemplateDocumentItem } from './template-document-access.ts';

/** A document with the current values of its fields from the product's data. */
export const readTemplateDocument = async (
  db: Database,
  row: TemplateDocumentRow,
): Promise<TemplateDocument> => {
  const { ownerId: userId, valuationId, source, typed, templateId, language } = row;
  const sourced = await sourcedTemplateValues(db, { userId, valuationId });
  const latest = templateId === null ? null : await loadCurrentSource(db, templateId, language);
  return {
    ...toTemplateDocumentItem(row),
    missing: requiredFields(source, { sourced, typed }).missing.length,
    source,
    sourced,
    typed,
    version: row.version,
    isBlind: row.isBlind,
    latestNumber: latest?.number ?? null,
  };
};
