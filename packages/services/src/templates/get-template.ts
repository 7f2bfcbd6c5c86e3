import { templateIdInput, templateSchema } from '@valia/domain/templates/template-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readTemplate } from './read-template.ts';
import { isReadableBy, loadTemplate } from './template-access.ts';

/** One template that I may use. */
export const getTemplate = read({
  right: 'use-templates',
  input: templateIdInput,
  output: templateSchema,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    const row = await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
    return readTemplate(ctx.db, row, userId);
  },
});
