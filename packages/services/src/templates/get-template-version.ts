import { templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  TemplateSourceText,
  TemplateVersionInput,
} from '@valia/domain/templates/template-schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { isReadableBy, loadTemplate } from './template-access.ts';

/** The text of an earlier version of a template that I may use. */
export const getTemplateVersion = async ({
  ctx,
  input: { id, language, number },
}: {
  ctx: ServiceContext;
  input: TemplateVersionInput;
}): Promise<TemplateSourceText> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
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
};
