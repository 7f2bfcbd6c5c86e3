import { templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  templateSourceSchema,
  templateVersionInput,
} from '@valia/domain/templates/template-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';
import { isReadableBy, loadTemplate } from './template-access.ts';

/** The text of an earlier version of a template that I may use. */
export const getTemplateVersion = read({
  right: 'use-templates',
  input: templateVersionInput,
  output: templateSourceSchema,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id, language: 'es', number: 1 }),
  run: async ({ ctx, actor: { userId }, input: { id, language, number } }) => {
    await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
    const [row] = await ctx.db
      .select({ source: templateVersions.source })
      .from(templateVersions)
      .where(
        and(
          eq(templateVersions.templateId, id),
          eq(templateVersions.language, language),
          eq(templateVersions.number, number),
        ),
      );
    if (!row) throw new AppError('not-found');
    return row;
  },
});
