import { templateIdInput, templateSchema } from '@valia/domain/templates/template-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readTemplate } from './read-template.ts';
import { isWritableBy, loadTemplate } from './template-access.ts';

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
