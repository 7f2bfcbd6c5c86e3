import { files } from '@valia/db/schema/valuations/files.ts';
import {
  templateDocumentFiles,
  templateDocuments,
} from '@valia/db/schema/workspace/template-documents.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { templateIdInput } from '@valia/domain/templates/template-schemas.ts';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { removeStoredFiles } from '../../files/remove-stored-files.ts';
import { act } from '../../verbs/verb.ts';
import { isDocumentOf } from './template-document-access.ts';

/** Deletes a document of mine and the files it became. */
export const deleteTemplateDocument = act({
  right: 'use-templates',
  input: templateIdInput,
  output: z.null(),
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    const storageKeys = await changeAudited(ctx, async (tx) => {
      // Held, so that no file is stored for it meanwhile.
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
      await recordAudit(tx, ctx, {
        action: 'template-document.deleted',
        subjectType: 'template-document',
        subjectId: id,
      });
      return removed.map(({ storageKey }) => storageKey);
    });
    await removeStoredFiles(ctx, storageKeys);
    return null;
  },
});
