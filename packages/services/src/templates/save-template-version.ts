import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  SaveTemplateVersionInput,
  Template,
} from '@valia/domain/templates/template-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { addTemplateVersion } from './add-template-version.ts';

/** The next version of a copy of mine. */
export const saveTemplateVersion = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SaveTemplateVersionInput;
}): Promise<Template> => {
  const actor = requireRight(ctx.actor, 'use-templates');
  return addTemplateVersion(ctx, input, { actor, owner: actor.userId });
};
