import { files } from '@valia/db/schema/valuations/files.ts';
import {
  templateDocumentFiles,
  templateDocuments,
} from '@valia/db/schema/workspace/template-documents.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import {
  createTemplateDocumentInput,
  mostTemplateDocuments,
  templateDocumentSchema,
  templateIdInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { SourcedValues, TypedValues } from '@valia/domain/templates/template-values.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockOwnRows } from '../../accounts/lock-account.ts';
import type { Transaction } from '../../context/change-audited.ts';
import { removeStoredFiles } from '../../files/remove-stored-files.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';
import { act, change, changed, read, writeChange } from '../../verbs/verb.ts';
import { loadCurrentSource } from '../current-source.ts';
import { isReadableBy, loadTemplate } from '../template-access.ts';
import { readTemplateDocument } from './read-template-document.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';
import { isDocumentOf, loadTemplateDocument } from './template-document-access.ts';

/** A document of the caller, to be filled in. */
export const getTemplateDocument = read({
  right: 'use-templates',
  input: templateIdInput,
  output: templateDocumentSchema,
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    readTemplateDocument(ctx.db, await loadTemplateDocument(ctx.db, { id, userId })),
});

const requireRoom = async (tx: Transaction, userId: string): Promise<void> => {
  const mine = eq(templateDocuments.ownerId, userId);
  if ((await tx.$count(templateDocuments, mine)) < mostTemplateDocuments) return;
  const params = { maximum: mostTemplateDocuments };
  throw new AppError('invalid-input', [{ path: 'templateId', code: 'too-many', params }]);
};

/** The initial place and date of the signature, as far as they are known. */
const firstValues = (sourced: SourcedValues, now: Date): TypedValues => {
  const city = sourced['adviser.city'];
  return {
    date: madridCalendar.date(now),
    ...(city?.kind === 'text' && { place: city.text, jurisdiction: city.text }),
  };
};

/**
 * Creates a document of the caller from the current text of a template, filled in from a valuation that the caller may
 * read.
 */
export const createTemplateDocument = change({
  right: 'use-templates',
  input: createTemplateDocumentInput,
  output: templateIdInput,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ templateId: id, language: 'es' }),
  run: async ({ ctx, actor: { userId }, tx, input: { templateId, language, valuationId } }) => {
    const template = await loadTemplate(tx, { id: templateId, where: isReadableBy(userId) });
    const valuation =
      valuationId === null
        ? null
        : await loadValuation(tx, { id: valuationId, userId, need: 'read' });
    const { number, source } = await loadCurrentSource(tx, templateId, language);
    const sourced = await sourcedTemplateValues(tx, { userId, valuationId });
    const typed = firstValues(sourced, ctx.now);
    const companyName = valuation?.companyName ?? '';
    const id = ctx.newId();
    await lockOwnRows(tx, userId);
    await requireRoom(tx, userId);
    await tx.insert(templateDocuments).values({
      id,
      templateId,
      language,
      source,
      valuationId,
      companyName,
      typed,
      ownerId: userId,
      name: template.names[language],
      versionNumber: number,
      isBlind: template.isBlind,
      companySortKey: companySortKey(companyName),
      missing: requiredFields(source, { sourced, typed }).missing.length,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const entry = {
      action: 'template-document.created',
      subjectType: 'template-document',
      subjectId: id,
      after: { templateId, language, number, valuationId },
    };
    return changed({ id }, entry);
  },
});

/** Deletes a document of the caller and its files. */
export const deleteTemplateDocument = act({
  right: 'use-templates',
  input: templateIdInput,
  output: z.null(),
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    const storageKeys = await writeChange(ctx, async (tx) => {
      // Locked, so that no file is stored for it meanwhile.
      const held = await tx
        .select({ id: templateDocuments.id })
        .from(templateDocuments)
        .where(isDocumentOf({ id, userId }))
        .for('update');
      if (held.length === 0) throw new AppError('not-found');
      const made = await tx
        .delete(templateDocumentFiles)
        .where(eq(templateDocumentFiles.documentId, id))
        .returning({ fileId: templateDocumentFiles.fileId });
      const fileIds = made.map(({ fileId }) => fileId);
      const removed =
        fileIds.length === 0
          ? []
          : await tx
              .delete(files)
              .where(inArray(files.id, fileIds))
              .returning({ storageKey: files.storageKey });
      await tx.delete(templateDocuments).where(eq(templateDocuments.id, id));
      return changed(
        removed.map(({ storageKey }) => storageKey),
        { action: 'template-document.deleted', subjectType: 'template-document', subjectId: id },
      );
    });
    await removeStoredFiles(ctx, storageKeys);
    return null;
  },
});
