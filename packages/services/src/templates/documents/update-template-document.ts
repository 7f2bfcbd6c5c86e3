import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import type {
  TemplateDocument,
  UpdateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import { typedValuesSchema } from '@valia/domain/templates/template-values.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { requireWritten } from '../../storage/require-written.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';
import { loadCurrentSource } from '../current-source.ts';
import { readTemplateDocument } from './read-template-document.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';
import { isReadableBy, loadTemplate } from '../template-access.ts';
import {
  isDocumentOf,
  loadTemplateDocument,
  type TemplateDocumentRow,
} from './template-document-access.ts';

interface Asked {
  ctx: ServiceContext;
  input: UpdateTemplateDocumentInput;
}

/** The template's text of now, in the language asked for; without a template the document keeps what it has. */
const textFor = async ({ ctx, input }: Asked, row: TemplateDocumentRow) => {
  const { ownerId, templateId } = row;
  const language = input.language ?? row.language;
  if (language === row.language && input.isRenewed !== true) return {};
  if (templateId === null)
    throw new AppError('invalid-input', [{ path: 'language', code: 'not-valid', params: {} }]);
  const template = await loadTemplate(ctx.db, { id: templateId, where: isReadableBy(ownerId) });
  const { number, source } = await loadCurrentSource(ctx.db, templateId, language);
  return { language, source, versionNumber: number, name: template.names[language] };
};

const companyFor = async (
  { ctx, input: { valuationId } }: Asked,
  { ownerId }: TemplateDocumentRow,
) => {
  if (valuationId === undefined) return {};
  if (valuationId === null) return { valuationId, companyName: '', companySortKey: '' };
  const which = { id: valuationId, userId: ownerId, need: 'read' } as const;
  const { companyName } = await loadValuation(ctx.db, which);
  return { valuationId, companyName, companySortKey: companySortKey(companyName) };
};

/** Keeps what was written into a document of mine, or changes its language, its text or its valuation. */
export const updateTemplateDocument = async (asked: Asked): Promise<TemplateDocument> => {
  const { ctx, input } = asked;
  const { userId } = requireRight(ctx.actor, 'use-templates');
  const { id, version } = input;
  const row = await loadTemplateDocument(ctx.db, { id, userId });
  const changed = {
    ...(await textFor(asked, row)),
    ...(await companyFor(asked, row)),
    ...(input.typed !== undefined && {
      typed: requireWritten(typedValuesSchema, {
        written: input.typed,
        stored: row.typed,
        at: 'typed',
      }),
    }),
  };
  const next = { ...row, ...changed };
  const sourced = await sourcedTemplateValues(ctx.db, { userId, valuationId: next.valuationId });
  const missing = requiredFields(next.source, { sourced, typed: next.typed }).missing.length;
  return changeAudited(ctx, async (tx) => {
    const [saved] = await tx
      .update(templateDocuments)
      .set({ ...changed, missing, version: version + 1, updatedAt: ctx.now })
      .where(and(isDocumentOf({ id, userId }), eq(templateDocuments.version, version)))
      .returning();
    if (!saved) throw new AppError('conflict');
    await recordAudit(tx, ctx, {
      action: 'template-document.updated',
      subjectType: 'template-document',
      subjectId: id,
      before: { version },
      after: { version: version + 1, changed: Object.keys(changed) },
    });
    return readTemplateDocument(tx, saved);
  });
};
