import {
  templateDocumentSchema,
  templateIdInput,
} from '@valia/domain/templates/template-schemas.ts';
import { read } from '../../verbs/verb.ts';
import { readTemplateDocument } from './read-template-document.ts';
import { loadTemplateDocument } from './template-document-access.ts';

/** A document of mine, to be filled in. */
export const getTemplateDocument = read({
  right: 'use-templates',
  input: templateIdInput,
  output: templateDocumentSchema,
  touches: { object: 'template-document', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    readTemplateDocument(ctx.db, await loadTemplateDocument(ctx.db, { id, userId })),
});
