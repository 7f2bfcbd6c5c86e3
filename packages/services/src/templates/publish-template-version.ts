import type {
  SaveTemplateVersionInput,
  Template,
} from '@valia/domain/templates/template-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { addTemplateVersion } from './add-template-version.ts';

/** The next version of a template of the firm's, in force for whoever makes a document from now on. */
export const publishTemplateVersion = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SaveTemplateVersionInput;
}): Promise<Template> => {
  const actor = requireAdministrator(ctx, 'publish-templates');
  return addTemplateVersion(ctx, input, { actor, owner: null });
};
