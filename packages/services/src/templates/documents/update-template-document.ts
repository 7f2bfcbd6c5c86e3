import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import {
  templateDocumentSchema,
  updateTemplateDocumentInput,
  type UpdateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import { typedValuesSchema } from '@valia/domain/templates/template-values.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq } from 'drizzle-orm';
import { requireValidDocument } from '../../storage/require-valid-document.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';
import { wholeDocumentBytes } from '../../verbs/body-bytes.ts';
import { change, changed, type ChangeScope } from '../../verbs/verb.ts';
import { loadCurrentSource } from '../current-source.ts';
import { isReadableBy, loadTemplate } from '../template-access.ts';
import { readTemplateDocument } from './read-template-document.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';
import {
  isDocumentOf,
  loadTemplateDocument,
  type TemplateDocumentRow,
} from './template-document-access.ts';

type Asked = Pick<ChangeScope<UpdateTemplateDocumentInput>, 'tx' | 'input'>;

/**
 * The template's current text in the requested language; when the template no longer exists, the document keeps its
 * text.
 */
const textFor = async ({ tx, input }: Asked, row: TemplateDocumentRow) => {
  const { ownerId, templateId } = row;
  const language = input.language ?? row.language;
  if (language === row.language && input.isRenewed !== true) return {};
  if (templateId === null)
    throw new AppError('invalid-input', [{ path: 'language', code: 'not-valid', params: {} }]);
  const template = await loadTemplate(tx, { id: templateId, where: isReadableBy(ownerId) });
  const { number, source } = await loadCurrentSource(tx, templateId, language);
  return { language, source, versionNumber: number, name: template.names[language] };
};

const companyFor = async (
  { tx, input: { valuationId } }: Asked,
  { ownerId }: TemplateDocumentRow,
) => {
  if (valuationId === undefined) return {};
  if (valuationId === null) return { valuationId, companyName: '', companySortKey: '' };
  const which = { id: valuationId, userId: ownerId, need: 'read' } as const;
  const { companyName } = await loadValuation(tx, which);
  return { valuationId, companyName, companySortKey: companySortKey(companyName) };
};

/** Saves the values entered in a document of the caller, or changes its language, its text or its valuation. */
export const updateTemplateDocument = change({
  right: 'use-templates',
  input: updateTemplateDocumentInput,
  output: templateDocumentSchema,
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, version: 1, typed: { place: 'Logroño' } }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const { id, version } = input;
    const row = await loadTemplateDocument(tx, { id, userId });
    const written = {
      ...(await textFor({ tx, input }, row)),
      ...(await companyFor({ tx, input }, row)),
      ...(input.typed !== undefined && {
        typed: requireValidDocument(typedValuesSchema, {
          written: input.typed,
          stored: row.typed,
          at: 'typed',
        }),
      }),
    };
    const next = { ...row, ...written };
    const sourced = await sourcedTemplateValues(tx, { userId, valuationId: next.valuationId });
    const missing = requiredFields(next.source, { sourced, typed: next.typed }).missing.length;
    const [saved] = await tx
      .update(templateDocuments)
      .set({ ...written, missing, version: version + 1, updatedAt: ctx.now })
      .where(and(isDocumentOf({ id, userId }), eq(templateDocuments.version, version)))
      .returning();
    if (!saved) throw new AppError('conflict');
    return changed(await readTemplateDocument(tx, saved), {
      action: 'template-document.updated',
      subjectType: 'template-document',
      subjectId: id,
      before: { version },
      after: { version: version + 1, changed: Object.keys(written) },
    });
  },
});
