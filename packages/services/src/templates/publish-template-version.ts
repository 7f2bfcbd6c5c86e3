import {
  saveTemplateVersionInput,
  templateSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { act } from '../verbs/verb.ts';
import { addTemplateVersion } from './add-template-version.ts';

/** The next version of a template of the firm's, in force for whoever makes a document from now on. */
export const publishTemplateVersion = act({
  right: 'publish-templates',
  input: saveTemplateVersionInput,
  output: templateSchema,
  touches: { object: 'library-template', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor, input }) => addTemplateVersion(ctx, input, { actor, owner: null }),
});
