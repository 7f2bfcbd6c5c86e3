import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  copyTemplateInput,
  mostTemplateCopies,
  templateIdInput,
} from '@valia/domain/templates/template-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockOwnRows } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { loadCurrentSource } from './current-source.ts';
import { isReadableBy, loadTemplate } from './template-access.ts';

const requireRoom = async (tx: Transaction, userId: string): Promise<void> => {
  const mine = and(eq(templates.ownerId, userId), isNull(templates.archivedAt));
  if ((await tx.$count(templates, mine)) < mostTemplateCopies) return;
  const params = { maximum: mostTemplateCopies };
  throw new AppError('invalid-input', [{ path: 'name', code: 'too-many', params }]);
};

/** A copy of my own, with the current text in each language as its first version. */
export const copyTemplate = act({
  right: 'use-templates',
  input: copyTemplateInput,
  output: templateIdInput,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id, name: 'Mi carta' }),
  run: async ({ ctx, actor: { userId }, input: { id, name } }) => {
    const from = await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
    const copyId = ctx.newId();
    const createdAt = ctx.now;
    return changeAudited(ctx, async (tx) => {
      await lockOwnRows(tx, userId);
      await requireRoom(tx, userId);
      const { phase, position, about, isBlind } = from;
      const names = { es: name, ca: name, en: name };
      const copy = { phase, position, about, isBlind, names, copiedFromId: id, createdAt };
      await tx.insert(templates).values({ ...copy, id: copyId, ownerId: userId });
      for (const language of userLanguages) {
        const { source } = await loadCurrentSource(tx, id, language);
        await tx.insert(templateVersions).values({
          language,
          source,
          createdAt,
          number: 1,
          createdBy: userId,
          note: '',
          id: ctx.newId(),
          templateId: copyId,
          follows: language === 'es' ? null : 1,
        });
      }
      await recordAudit(tx, ctx, {
        action: 'template.copied',
        subjectType: 'template',
        subjectId: copyId,
        after: { copiedFromId: id },
      });
      return { id: copyId };
    });
  },
});
