import { requireRight } from '@valia/domain/access/rights.ts';
import type { ListTemplatesInput, TemplateList } from '@valia/domain/templates/template-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { readTemplates } from './read-templates.ts';
import { isReadableBy } from './template-access.ts';

/** The firm's templates, mine, and those that my organization shares. */
export const listTemplates = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListTemplatesInput;
}): Promise<TemplateList> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
  return readTemplates(ctx.db, { userId, where: isReadableBy(userId), input });
};
