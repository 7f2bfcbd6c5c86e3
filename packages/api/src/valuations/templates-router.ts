import { issueTemplateDocument } from '@valia/services/templates/documents/issue-template-document.ts';
import { listTemplateDocuments } from '@valia/services/templates/documents/list-template-documents.ts';
import {
  createTemplateDocument,
  deleteTemplateDocument,
  getTemplateDocument,
} from '@valia/services/templates/documents/template-document-verbs.ts';
import { updateTemplateDocument } from '@valia/services/templates/documents/update-template-document.ts';
import { listTemplateValuations } from '@valia/services/templates/list-template-valuations.ts';
import {
  changeTemplate,
  copyTemplate,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  saveTemplateVersion,
} from '@valia/services/templates/template-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

/** Templates, one's own copies of them, and the documents made of both. */
export const templatesRouter = router(
  proceduresOf({
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
    updateDocument: updateTemplateDocument,
  }),
);
