import { files } from '@valia/db/schema/valuations/files.ts';
import {
  templateDocumentFiles,
  templateDocuments,
} from '@valia/db/schema/workspace/template-documents.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import { templateFileName } from '@valia/domain/templates/template-file-name.ts';
import { templateMediaTypes } from '@valia/domain/templates/template-media-types.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import {
  type IssuedTemplateDocument,
  issuedTemplateDocumentSchema,
  issueTemplateDocumentInput,
  type TemplateFormat,
} from '@valia/domain/templates/template-schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../context/change-audited.ts';
import { removeStoredFiles } from '../../files/remove-stored-files.ts';
import { removingBytesOnFailure } from '../../files/removing-bytes-on-failure.ts';
import { loadReportBrand } from '../../reports/report-brand.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { requireFileQuota } from '../../storage/require-quota.ts';
import { act, changed, type Changed, writeChange } from '../../verbs/verb.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';
import {
  isDocumentOf,
  loadTemplateDocument,
  type TemplateDocumentRow,
} from './template-document-access.ts';

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const toPrintInput = async (
  ctx: ServiceContext,
  row: TemplateDocumentRow,
  format: TemplateFormat,
): Promise<TemplatePrintInput> => {
  const { ownerId: userId, valuationId, source, typed, language, name, versionNumber } = row;
  const sourced = await sourcedTemplateValues(ctx.db, { userId, valuationId });
  const isDraft = requiredFields(source, { sourced, typed }).missing.length > 0;
  const brand = await loadReportBrand(ctx, { userId, language });
  const printed = { format, language, name, versionNumber, source, sourced, typed, isDraft };
  return { ...printed, brandColor: brand.color, issuedAt: ctx.now.toISOString() };
};

interface Issuing {
  row: TemplateDocumentRow;
  input: TemplatePrintInput;
  storageKey: string;
  bytes: Uint8Array;
}

/** Deletes the document's previous file; returns the storage keys of the bytes to be removed. */
const removeFormer = async (tx: Transaction, documentId: string, format: TemplateFormat) => {
  const former = await tx
    .delete(templateDocumentFiles)
    .where(
      and(
        eq(templateDocumentFiles.documentId, documentId),
        eq(templateDocumentFiles.format, format),
      ),
    )
    .returning({ fileId: templateDocumentFiles.fileId });
  const fileIds = former.map(({ fileId }) => fileId);
  if (fileIds.length === 0) return [];
  const removed = await tx
    .delete(files)
    .where(inArray(files.id, fileIds))
    .returning({ storageKey: files.storageKey });
  return removed.map(({ storageKey }) => storageKey);
};

const storeFile = async (
  tx: Transaction,
  ctx: ServiceContext,
  { row, input, storageKey, bytes }: Issuing,
): Promise<Changed<{ issued: IssuedTemplateDocument; gone: string[] }>> => {
  const { id: documentId, ownerId } = row;
  // Checked again, because the document may have been deleted during the printing.
  const held = await tx
    .select({ id: templateDocuments.id })
    .from(templateDocuments)
    .where(isDocumentOf({ id: documentId, userId: ownerId }))
    .for('update');
  if (held.length === 0) throw new AppError('not-found');
  const gone = await removeFormer(tx, documentId, input.format);
  const [fileId, createdAt, sha256] = [ctx.newId(), ctx.now, hashOf(bytes)];
  const fileName = templateFileName({
    companyName: row.isBlind ? '' : row.companyName,
    date: madridCalendar.date(ctx.now),
    ...input,
  });
  const mediaType = templateMediaTypes[input.format];
  const sizeBytes = bytes.byteLength;
  await tx.insert(files).values({
    id: fileId,
    ownerId,
    name: fileName,
    mediaType,
    sizeBytes,
    sha256,
    storageKey,
    createdAt,
  });
  await requireFileQuota(tx, ownerId);
  await tx
    .insert(templateDocumentFiles)
    .values({ id: ctx.newId(), documentId, format: input.format, fileId, createdAt });
  await ctx.files.put(storageKey, bytes);
  return changed(
    { issued: { fileId, fileName }, gone },
    {
      action: 'template-document.issued',
      subjectType: 'template-document',
      subjectId: documentId,
      after: { format: input.format, isDraft: input.isDraft, sha256 },
    },
  );
};

/** Prints a document of the caller as a file; a PDF with a missing field is marked as a draft on each page. */
export const issueTemplateDocument = act({
  right: 'use-templates',
  input: issueTemplateDocumentInput,
  output: issuedTemplateDocumentSchema,
  prints: true,
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, format: 'docx' }),
  run: async ({ ctx, actor: { userId }, input: { id, format } }) => {
    const row = await loadTemplateDocument(ctx.db, { id, userId });
    await ctx.limits.take([{ limit: 'print-per-user', subject: userId }], ctx.now);
    const input = await toPrintInput(ctx, row, format);
    const bytes = await ctx.templates.printTemplate(input);
    const storageKey = hashOf(JSON.stringify([ctx.newId(), id, format]));
    const stored = { row, input, storageKey, bytes };
    const { issued, gone } = await removingBytesOnFailure(ctx, storageKey, () =>
      writeChange(ctx, (tx) => storeFile(tx, ctx, stored)),
    );
    await removeStoredFiles(ctx, gone);
    return issued;
  },
});
