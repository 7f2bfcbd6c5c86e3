import {
  templateDocumentSchema,
  updateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import { changeTemplate } from '@valia/services/templates/change-template.ts';
import { copyTemplate } from '@valia/services/templates/copy-template.ts';
import { createTemplateDocument } from '@valia/services/templates/documents/create-template-document.ts';
import { deleteTemplateDocument } from '@valia/services/templates/documents/delete-template-document.ts';
import { getTemplateDocument } from '@valia/services/templates/documents/get-template-document.ts';
import { issueTemplateDocument } from '@valia/services/templates/documents/issue-template-document.ts';
import { listTemplateDocuments } from '@valia/services/templates/documents/list-template-documents.ts';
import { updateTemplateDocument } from '@valia/services/templates/documents/update-template-document.ts';
import { getTemplateVersion } from '@valia/services/templates/get-template-version.ts';
import { getTemplate } from '@valia/services/templates/get-template.ts';
import { listTemplateValuations } from '@valia/services/templates/list-template-valuations.ts';
import { listTemplates } from '@valia/services/templates/list-templates.ts';
import { saveTemplateVersion } from '@valia/services/templates/save-template-version.ts';
import { wholeDocumentBytes } from '@valia/services/verbs/body-bytes.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';
const ownDocument = { object: 'template-document', of: 'self', level: 'own' } as const;

/** Templates, one's own copies of them, and the documents made of both. */
export const templatesRouter = router({
  ...proceduresOf({
    list: listTemplates,
    valuations: listTemplateValuations,
    get: getTemplate,
    version: getTemplateVersion,
    copy: copyTemplate,
    change: changeTemplate,
    saveVersion: saveTemplateVersion,
    documents: listTemplateDocuments,
    document: getTemplateDocument,
    createDocument: createTemplateDocument,
    deleteDocument: deleteTemplateDocument,
    issueDocument: issueTemplateDocument,
  }),
  updateDocument: taking(signedIn, updateTemplateDocumentInput, {
    touches: ownDocument,
    sample: ({ id }) => ({ id, version: 1, typed: { place: 'Logroño' } }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(templateDocumentSchema)
    .mutation(({ ctx, input }) => updateTemplateDocument({ ctx, input })),
});
