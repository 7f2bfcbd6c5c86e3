import { requireRight } from '@valia/domain/access/rights.ts';
import type { Template, TemplateIdInput } from '@valia/domain/templates/template-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { readTemplate } from './read-template.ts';
import { isReadableBy, loadTemplate } from './template-access.ts';

/** One template that I may use. */
export const getTemplate = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: TemplateIdInput;
}): Promise<Template> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
  const row = await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
  return readTemplate(ctx.db, row, userId);
};
