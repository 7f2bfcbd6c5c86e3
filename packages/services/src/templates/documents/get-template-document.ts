import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  TemplateDocument,
  TemplateIdInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { ServiceContext } from '../../service-context.ts';
import { readTemplateDocument } from './read-template-document.ts';
import { loadTemplateDocument } from './template-document-access.ts';

/** A document of mine, to be filled in. */
export const getTemplateDocument = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: TemplateIdInput;
}): Promise<TemplateDocument> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
  return readTemplateDocument(ctx.db, await loadTemplateDocument(ctx.db, { id, userId }));
};
