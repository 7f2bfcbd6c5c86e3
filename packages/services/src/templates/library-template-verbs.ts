import {
  listTemplatesInput,
  saveTemplateVersionInput,
  templateIdInput,
  templateListSchema,
  templateSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { change, read } from '../verbs/verb.ts';
import { addTemplateVersion } from './add-template-version.ts';
import { readTemplate } from './read-template.ts';
import { readTemplates } from './read-templates.ts';
import { isWritableBy, loadTemplate } from './template-access.ts';

/** The firm's library of templates, for the administrators who maintain it. */
export const listLibraryTemplates = read({
  right: 'publish-templates',
  input: listTemplatesInput,
  output: templateListSchema,
  touches: null,
  sample: () => ({}),
  run: ({ ctx, actor: { userId }, input }) =>
    readTemplates(ctx.db, { userId, where: isWritableBy(null), input }),
});

/** One template of the firm's library. */
export const getLibraryTemplate = read({
  right: 'publish-templates',
  input: templateIdInput,
  output: templateSchema,
  touches: { object: 'library-template', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    const row = await loadTemplate(ctx.db, { id, where: isWritableBy(null) });
    return readTemplate(ctx.db, row, userId);
  },
});

/** Publishes the next version of a template of the firm; documents created from now on use it. */
export const publishTemplateVersion = change({
  right: 'publish-templates',
  input: saveTemplateVersionInput,
  output: templateSchema,
  touches: { object: 'library-template', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
  mostBodyBytes: wholeDocumentBytes,
  run: (scope) => addTemplateVersion(scope, null),
});
