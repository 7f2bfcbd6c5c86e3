import type { ListTemplatesInput, TemplateList } from '@valia/domain/templates/template-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { readTemplates } from './read-templates.ts';
import { isWritableBy } from './template-access.ts';

/** The firm's library, for whoever keeps it. */
export const listLibraryTemplates = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListTemplatesInput;
}): Promise<TemplateList> => {
  const { userId } = requireAdministrator(ctx, 'publish-templates');
  return readTemplates(ctx.db, { userId, where: isWritableBy(null), input });
};
