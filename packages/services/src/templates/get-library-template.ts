import type { Template, TemplateIdInput } from '@valia/domain/templates/template-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { readTemplate } from './read-template.ts';
import { isWritableBy, loadTemplate } from './template-access.ts';

/** One template of the firm's library. */
export const getLibraryTemplate = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: TemplateIdInput;
}): Promise<Template> => {
  const { userId } = requireAdministrator(ctx, 'publish-templates');
  const row = await loadTemplate(ctx.db, { id, where: isWritableBy(null) });
  return readTemplate(ctx.db, row, userId);
};
