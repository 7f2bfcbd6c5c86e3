import { templates } from '@valia/db/schema/workspace/templates.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ChangeTemplateInput } from '@valia/domain/templates/template-schemas.ts';
import { eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { lockTemplate, isWritableBy } from './template-access.ts';

/** Renames a copy of mine, shares it with my organization, or takes it off the list. */
export const changeTemplate = async ({
  ctx,
  input: { id, name, isShared, isArchived },
}: {
  ctx: ServiceContext;
  input: ChangeTemplateInput;
}): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
  const archivedAt = isArchived === true ? ctx.now : null;
  await changeAudited(ctx, async (tx) => {
    const row = await lockTemplate(tx, { id, where: isWritableBy(userId) });
    const changed = {
      names: name === undefined ? row.names : { es: name, ca: name, en: name },
      isShared: isShared ?? row.isShared,
      archivedAt: isArchived === undefined ? row.archivedAt : archivedAt,
    };
    await tx.update(templates).set(changed).where(eq(templates.id, id));
    await recordAudit(tx, ctx, {
      action: 'template.changed',
      subjectType: 'template',
      subjectId: id,
      before: { isShared: row.isShared, isArchived: row.archivedAt !== null },
      after: { isShared: changed.isShared, isArchived: changed.archivedAt !== null },
    });
  });
  return null;
};
