import {
  listTemplatesInput,
  templateListSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { read } from '../verbs/verb.ts';
import { readTemplates } from './read-templates.ts';
import { isReadableBy } from './template-access.ts';

/** The firm's templates, mine, and those that my organization shares. */
export const listTemplates = read({
  right: 'use-templates',
  input: listTemplatesInput,
  output: templateListSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) =>
    readTemplates(ctx.db, { userId, where: isReadableBy(userId), input }),
});
