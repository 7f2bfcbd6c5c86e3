import {
  listTemplatesInput,
  templateListSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readTemplates } from './read-templates.ts';
import { isWritableBy } from './template-access.ts';

/** The firm's library, for whoever keeps it. */
export const listLibraryTemplates = read({
  right: 'publish-templates',
  input: listTemplatesInput,
  output: templateListSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) =>
    readTemplates(ctx.db, { userId, where: isWritableBy(null), input }),
});
