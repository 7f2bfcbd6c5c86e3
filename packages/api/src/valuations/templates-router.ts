import {
  changeTemplateInput,
  copyTemplateInput,
  createTemplateDocumentInput,
  issuedTemplateDocumentSchema,
  issueTemplateDocumentInput,
  listTemplateDocumentsInput,
  listTemplatesInput,
  saveTemplateVersionInput,
  templateDocumentPageSchema,
  templateDocumentSchema,
  templateIdInput,
  templateListSchema,
  templateSchema,
  templateSourceSchema,
  templateValuationsInput,
  templateValuationsSchema,
  templateVersionInput,
  updateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import { changeTemplate } from '@valia/services/templates/change-template.ts';
import { copyTemplate } from '@valia/services/templates/copy-template.ts';
import { createTemplateDocument } from '@valia/services/templates/documents/create-template-document.ts';
import { deleteTemplateDocument } from '@valia/services/templates/documents/delete-template-document.ts';
import { getTemplate } from '@valia/services/templates/get-template.ts';
import { getTemplateDocument } from '@valia/services/templates/documents/get-template-document.ts';
import { getTemplateVersion } from '@valia/services/templates/get-template-version.ts';
import { issueTemplateDocument } from '@valia/services/templates/documents/issue-template-document.ts';
import { listTemplateDocuments } from '@valia/services/templates/documents/list-template-documents.ts';
import { listTemplates } from '@valia/services/templates/list-templates.ts';
import { listTemplateValuations } from '@valia/services/templates/list-template-valuations.ts';
import { saveTemplateVersion } from '@valia/services/templates/save-template-version.ts';
import { updateTemplateDocument } from '@valia/services/templates/documents/update-template-document.ts';
import { z } from 'zod';
import { wholeDocumentBytes } from '../procedures/body-limits.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

const readTemplate = { object: 'template', of: 'self', level: 'read' } as const;
const ownTemplate = { object: 'template', of: 'self', level: 'own' } as const;
const ownDocument = { object: 'template-document', of: 'self', level: 'own' } as const;

/** Templates, one's own copies of them, and the documents made of both. */
export const templatesRouter = router({
  list: taking(signedIn, listTemplatesInput, { touches: null, sample: () => ({}) })
    .output(templateListSchema)
    .query(({ ctx, input }) => listTemplates({ ctx, input })),
  valuations: taking(signedIn, templateValuationsInput, { touches: null, sample: () => ({}) })
    .output(templateValuationsSchema)
    .query(({ ctx, input }) => listTemplateValuations({ ctx, input })),
  get: taking(signedIn, templateIdInput, { touches: readTemplate, sample: ({ id }) => ({ id }) })
    .output(templateSchema)
    .query(({ ctx, input }) => getTemplate({ ctx, input })),
  version: taking(signedIn, templateVersionInput, {
    touches: readTemplate,
    sample: ({ id }) => ({ id, language: 'es', number: 1 }),
  })
    .output(templateSourceSchema)
    .query(({ ctx, input }) => getTemplateVersion({ ctx, input })),
  copy: taking(signedIn, copyTemplateInput, {
    touches: readTemplate,
    sample: ({ id }) => ({ id, name: 'Mi carta' }),
  })
    .output(templateIdInput)
    .mutation(({ ctx, input }) => copyTemplate({ ctx, input })),
  change: taking(signedIn, changeTemplateInput, {
    touches: ownTemplate,
    sample: ({ id }) => ({ id, name: 'Mi carta' }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => changeTemplate({ ctx, input })),
  saveVersion: taking(signedIn, saveTemplateVersionInput, {
    touches: ownTemplate,
    sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(templateSchema)
    .mutation(({ ctx, input }) => saveTemplateVersion({ ctx, input })),
  documents: taking(signedIn, listTemplateDocumentsInput, { touches: null, sample: () => ({}) })
    .output(templateDocumentPageSchema)
    .query(({ ctx, input }) => listTemplateDocuments({ ctx, input })),
  document: taking(signedIn, templateIdInput, {
    touches: ownDocument,
    sample: ({ id }) => ({ id }),
  })
    .output(templateDocumentSchema)
    .query(({ ctx, input }) => getTemplateDocument({ ctx, input })),
  createDocument: taking(signedIn, createTemplateDocumentInput, {
    touches: readTemplate,
    sample: ({ id }) => ({ templateId: id, language: 'es' }),
  })
    .output(templateIdInput)
    .mutation(({ ctx, input }) => createTemplateDocument({ ctx, input })),
  updateDocument: taking(signedIn, updateTemplateDocumentInput, {
    touches: ownDocument,
    sample: ({ id }) => ({ id, version: 1, typed: { place: 'Logroño' } }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(templateDocumentSchema)
    .mutation(({ ctx, input }) => updateTemplateDocument({ ctx, input })),
  deleteDocument: taking(signedIn, templateIdInput, {
    touches: ownDocument,
    sample: ({ id }) => ({ id }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => deleteTemplateDocument({ ctx, input })),
  issueDocument: taking(signedIn, issueTemplateDocumentInput, {
    prints: true,
    touches: ownDocument,
    sample: ({ id }) => ({ id, format: 'docx' }),
  })
    .output(issuedTemplateDocumentSchema)
    .mutation(({ ctx, input }) => issueTemplateDocument({ ctx, input })),
});
