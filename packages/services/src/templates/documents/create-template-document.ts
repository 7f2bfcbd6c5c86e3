import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requiredFields } from '@valia/domain/templates/required-fields.ts';
import {
  createTemplateDocumentInput,
  mostTemplateDocuments,
  templateIdInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { SourcedValues, TypedValues } from '@valia/domain/templates/template-values.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { lockOwnRows } from '../../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';
import { act } from '../../verbs/verb.ts';
import { loadCurrentSource } from '../current-source.ts';
import { isReadableBy, loadTemplate } from '../template-access.ts';
import { sourcedTemplateValues } from './sourced-template-values.ts';

const requireRoom = async (tx: Transaction, userId: string): Promise<void> => {
  const mine = eq(templateDocuments.ownerId, userId);
  if ((await tx.$count(templateDocuments, mine)) < mostTemplateDocuments) return;
  const params = { maximum: mostTemplateDocuments };
  throw new AppError('invalid-input', [{ path: 'templateId', code: 'too-many', params }]);
};

/** Where and when it is signed, as far as that can be known beforehand. */
const firstValues = (sourced: SourcedValues, now: Date): TypedValues => {
  const city = sourced['adviser.city'];
  return {
    date: madridCalendar.date(now),
    ...(city?.kind === 'text' && { place: city.text, jurisdiction: city.text }),
  };
};

/** A document of mine, made of the current text of a template, filled with a valuation that I may read. */
export const createTemplateDocument = act({
  right: 'use-templates',
  input: createTemplateDocumentInput,
  output: templateIdInput,
  touches: { object: 'template', of: 'self', level: 'read' },
  sample: ({ id }) => ({ templateId: id, language: 'es' }),
  run: async ({ ctx, actor: { userId }, input: { templateId, language, valuationId } }) => {
    const template = await loadTemplate(ctx.db, { id: templateId, where: isReadableBy(userId) });
    const valuation =
      valuationId === null
        ? null
        : await loadValuation(ctx.db, { id: valuationId, userId, need: 'read' });
    const { number, source } = await loadCurrentSource(ctx.db, templateId, language);
    const sourced = await sourcedTemplateValues(ctx.db, { userId, valuationId });
    const typed = firstValues(sourced, ctx.now);
    const companyName = valuation?.companyName ?? '';
    const id = ctx.newId();
    return changeAudited(ctx, async (tx) => {
      await lockOwnRows(tx, userId);
      await requireRoom(tx, userId);
      await tx.insert(templateDocuments).values({
        id,
        templateId,
        language,
        source,
        valuationId,
        companyName,
        typed,
        ownerId: userId,
        name: template.names[language],
        versionNumber: number,
        isBlind: template.isBlind,
        companySortKey: companySortKey(companyName),
        missing: requiredFields(source, { sourced, typed }).missing.length,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      await recordAudit(tx, ctx, {
        action: 'template-document.created',
        subjectType: 'template-document',
        subjectId: id,
        after: { templateId, language, number, valuationId },
      });
      return { id };
    });
  },
});
