import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  changeTemplateInput,
  copyTemplateInput,
  listTemplatesInput,
  mostTemplateCopies,
  saveTemplateVersionInput,
  templateIdInput,
  templateListSchema,
  templateSchema,
  templateSourceSchema,
  templateVersionInput,
} from '@valia/domain/templates/template-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { lockOwnRows } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { change, changed, read } from '../verbs/verb.ts';
import { addTemplateVersion } from './add-template-version.ts';
import { loadCurrentSource } from './current-source.ts';
import { readTemplate } from './read-template.ts';
import { readTemplates } from './read-templates.ts';
import { isReadableBy, isWritableBy, loadTemplate, lockTemplate } from './template-access.ts';

/** The firm's templates, the caller's own, and those shared in the caller's organization. */
export const listTemplates = read({
  right: 'use-templates',
  input: listTemplatesInput,
  output: templateListSchema,
  touches: null,
  sample: () => ({}),
  run: ({ ctx, actor: { userId }, input }) =>
    readTemplates(ctx.db, { userId, where: isReadableBy(userId), input }),
});

/** One template that the caller may use. */
export const getTemplate = read({
  right: 'use-templates',
  input: templateIdInput,
  output: templateSchema,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    const row = await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
    return readTemplate(ctx.db, row, userId);
  },
});

/** The text of an earlier version of a template that the caller may use. */
export const getTemplateVersion = read({
  right: 'use-templates',
  input: templateVersionInput,
  output: templateSourceSchema,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id, language: 'es', number: 1 }),
  run: async ({ ctx, actor: { userId }, input: { id, language, number } }) => {
    await loadTemplate(ctx.db, { id, where: isReadableBy(userId) });
    const [row] = await ctx.db
      .select({ source: templateVersions.source })
      .from(templateVersions)
      .where(
        and(
          eq(templateVersions.templateId, id),
          eq(templateVersions.language, language),
          eq(templateVersions.number, number),
        ),
      );
    if (!row) throw new AppError('not-found');
    return row;
  },
});

const requireRoom = async (tx: Transaction, userId: string): Promise<void> => {
  const mine = and(eq(templates.ownerId, userId), isNull(templates.archivedAt));
  if ((await tx.$count(templates, mine)) < mostTemplateCopies) return;
  const params = { maximum: mostTemplateCopies };
  throw new AppError('invalid-input', [{ path: 'name', code: 'too-many', params }]);
};

/** Creates the caller's own copy of a template, with the current text in each language as its first version. */
export const copyTemplate = change({
  right: 'use-templates',
  input: copyTemplateInput,
  output: templateIdInput,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ id, name: 'Mi carta' }),
  run: async ({ ctx, actor: { userId }, tx, input: { id, name } }) => {
    const from = await loadTemplate(tx, { id, where: isReadableBy(userId) });
    await lockOwnRows(tx, userId);
    await requireRoom(tx, userId);
    const [copyId, createdAt] = [ctx.newId(), ctx.now];
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
    return changed(
      { id: copyId },
      {
        action: 'template.copied',
        subjectType: 'template',
        subjectId: copyId,
        after: { copiedFromId: id },
      },
    );
  },
});

/** Renames a copy of the caller, shares it with the caller's organization, or removes it from the list. */
export const changeTemplate = change({
  right: 'use-templates',
  input: changeTemplateInput,
  output: z.null(),
  touches: { object: 'template', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, name: 'Mi carta' }),
  run: async ({ ctx, actor: { userId }, tx, input: { id, name, isShared, isArchived } }) => {
    const archivedAt = isArchived === true ? ctx.now : null;
    const row = await lockTemplate(tx, { id, where: isWritableBy(userId) });
    const next = {
      names: name === undefined ? row.names : { es: name, ca: name, en: name },
      isShared: isShared ?? row.isShared,
      archivedAt: isArchived === undefined ? row.archivedAt : archivedAt,
    };
    await tx.update(templates).set(next).where(eq(templates.id, id));
    return changed(null, {
      action: 'template.changed',
      subjectType: 'template',
      subjectId: id,
      before: { isShared: row.isShared, isArchived: row.archivedAt !== null },
      after: { isShared: next.isShared, isArchived: next.archivedAt !== null },
    });
  },
});

/** Saves the next version of a copy of the caller. */
export const saveTemplateVersion = change({
  right: 'use-templates',
  input: saveTemplateVersionInput,
  output: templateSchema,
  touches: { object: 'template', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id, language: 'es', basedOn: 1, source: '# Carta', note: 'Más corta' }),
  mostBodyBytes: wholeDocumentBytes,
  run: (scope) => addTemplateVersion(scope, scope.actor.userId),
});
