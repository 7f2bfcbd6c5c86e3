import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { parseTemplate } from '@valia/domain/templates/parse-template.ts';
import type {
  SaveTemplateVersionInput,
  Template,
} from '@valia/domain/templates/template-schemas.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { changed, type Changed, type ChangeScope } from '../verbs/verb.ts';
import { loadCurrentSource } from './current-source.ts';
import { readTemplate } from './read-template.ts';
import { isWritableBy, loadTemplate } from './template-access.ts';

/** Refuses a text with errors; each error is reported with its line. */
const requireSound = (source: string): void => {
  const { problems } = parseTemplate(source);
  if (problems.length === 0) return;
  const issues = problems.map<FieldIssue>(({ line }) => ({
    path: `source.${line}`,
    code: 'not-valid',
    params: {},
  }));
  throw new AppError('invalid-input', issues);
};

const followsOf = async (
  tx: Transaction,
  { id, language, followsSpanish }: SaveTemplateVersionInput,
  before: number | null,
): Promise<number | null> => {
  if (language === 'es') return null;
  return followsSpanish ? (await loadCurrentSource(tx, id, 'es')).number : before;
};

/**
 * Adds a version to a template of the firm, or to a user's own copy. A version saved by somebody else meanwhile is not
 * overwritten.
 */
export const addTemplateVersion = async (
  { ctx, actor: { userId }, tx, input }: ChangeScope<SaveTemplateVersionInput>,
  owner: string | null,
): Promise<Changed<Template>> => {
  const { id, language, basedOn, source, note } = input;
  const row = await loadTemplate(tx, { id, where: isWritableBy(owner) });
  requireSound(source);
  await tx.select({ id: templates.id }).from(templates).where(eq(templates.id, id)).for('update');
  const before = await loadCurrentSource(tx, id, language);
  if (before.number !== basedOn) throw new AppError('conflict');
  const number = before.number + 1;
  const follows = await followsOf(tx, input, before.follows);
  const version = { language, source, note, number, follows, createdAt: ctx.now };
  await tx
    .insert(templateVersions)
    .values({ ...version, id: ctx.newId(), templateId: id, createdBy: userId });
  return changed(await readTemplate(tx, row, userId), {
    action: owner === null ? 'template.published' : 'template.saved',
    subjectType: 'template',
    subjectId: id,
    before: { language, number: before.number },
    after: { language, number, follows },
  });
};
