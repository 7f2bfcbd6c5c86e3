import type { Database } from '@valia/db/client.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import type { UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import { parseTemplate } from '@valia/domain/templates/parse-template.ts';
import { templatePhases } from '@valia/domain/templates/template-phase.ts';
import type { ListTemplatesInput, TemplateList } from '@valia/domain/templates/template-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { loadCurrentVersions } from './current-versions.ts';
import type { TemplateRow } from './template-access.ts';
import { toTemplateItem } from './to-template-item.ts';

/**
 * The maximum number of listed templates, far above what any user has: the firm's, the user's own, and those of the
 * organization.
 */
const mostListed = 500;

/** The number of a user's documents by template; those whose template no longer exists are under null. */
const documentsByTemplate = (db: Database, userId: string) =>
  db
    .select({
      templateId: templateDocuments.templateId,
      documents: count(),
      drafts: sql<number>`count(*) filter (where ${templateDocuments.missing} > 0)`.mapWith(Number),
    })
    .from(templateDocuments)
    .where(eq(templateDocuments.ownerId, userId))
    .groupBy(templateDocuments.templateId);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The current text of each of these templates in a language. */
const currentTexts = async (
  db: Database,
  ids: readonly string[],
  language: UserLanguage,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const texts = await db
    .selectDistinctOn([templateVersions.templateId], {
      templateId: templateVersions.templateId,
      source: templateVersions.source,
    })
    .from(templateVersions)
    .where(
      and(inArray(templateVersions.templateId, [...ids]), eq(templateVersions.language, language)),
    )
    .orderBy(templateVersions.templateId, desc(templateVersions.number));
  return new Map(texts.map(({ templateId, source }) => [templateId, source]));
};

/** The templates whose name or current text in this language contains the search text. */
const foundAmong = async (
  db: Database,
  rows: readonly TemplateRow[],
  { search, language }: ListTemplatesInput,
): Promise<TemplateRow[]> => {
  if (search === '' || rows.length === 0) return [...rows];
  const ids = rows.map(({ id }) => id);
  const sources = await currentTexts(db, ids, language);
  const wanted = companySortKey(search);
  return rows.filter(({ id, names, about }) =>
    [names[language], about[language], sources.get(id) ?? ''].some((text) =>
      companySortKey(text).includes(wanted),
    ),
  );
};

const phaseOf = ({ phase }: TemplateRow): number => templatePhases.indexOf(phase);

/** Sorts templates by the phases of a deal; within a phase, the firm's templates come first. */
const inOrder = (rows: readonly TemplateRow[]): TemplateRow[] =>
  rows.toSorted(
    (one, other) =>
      phaseOf(one) - phaseOf(other) ||
      Number(one.ownerId !== null) - Number(other.ownerId !== null) ||
      one.position - other.position,
  );

/** The listed templates that match the condition, as this user may see them. */
export const readTemplates = async (
  db: Database,
  { userId, where, input }: { userId: string; where: SQL | undefined; input: ListTemplatesInput },
): Promise<TemplateList> => {
  const all = await db
    .select()
    .from(templates)
    .where(and(isNull(templates.archivedAt), where))
    .orderBy(asc(templates.createdAt), asc(templates.id))
    .limit(mostListed);
  const rows = inOrder(await foundAmong(db, all, input));
  const ids = rows.map(({ id }) => id);
  const versionsOf = await loadCurrentVersions(db, ids);
  const sources = await currentTexts(db, ids, 'es');
  const made = await documentsByTemplate(db, userId);
  const documentsOf = new Map(made.map(({ templateId, documents }) => [templateId, documents]));
  const owners = rows.flatMap(({ ownerId }) =>
    ownerId === null || ownerId === userId ? [] : [ownerId],
  );
  const names = await namesOfPeople(db, owners);
  const items = rows.map((row) => ({
    ...toTemplateItem(row, {
      userId,
      versions: versionsOf(row.id),
      ownerName: names.get(row.ownerId ?? '') ?? '',
      documents: documentsOf.get(row.id) ?? 0,
    }),
    fields: parseTemplate(sources.get(row.id) ?? '').fields.length,
  }));
  const documents = sumOf(made.map((one) => one.documents));
  return { items, documents, drafts: sumOf(made.map(({ drafts }) => drafts)) };
};
