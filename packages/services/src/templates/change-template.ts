import { templates } from '@valia/db/schema/workspace/templates.ts';
import { changeTemplateInput } from '@valia/domain/templates/template-schemas.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { isWritableBy, lockTemplate } from './template-access.ts';

/** Renames a copy of mine, shares it with my organization, or takes it off the list. */
export const changeTemplate = act({
  right: 'use-templates',
  input: changeTemplateInput,
  output: z.null(),
  touches: { object: 'template', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, name: 'Mi carta' }),
  run: async ({ ctx, actor: { userId }, input: { id, name, isShared, isArchived } }) => {
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
  },
});
