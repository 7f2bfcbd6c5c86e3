import type { Database } from '@valia/db/client.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { templateVersions } from '@valia/db/schema/workspace/templates.ts';
import type { Template } from '@valia/domain/templates/template-schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { loadCurrentSource } from './current-source.ts';
import { loadCurrentVersions } from './current-versions.ts';
import type { TemplateRow } from './template-access.ts';
import { toTemplateItem } from './to-template-item.ts';

const mostVersions = 50;

const historyOf = async (db: Database, templateId: string): Promise<Template['history']> => {
  const { language, number, follows, note, createdAt } = templateVersions;
  const rows = await db
    .select({ language, number, follows, note, createdAt })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
    .orderBy(desc(createdAt), desc(number), desc(language))
    .limit(mostVersions);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

/** A template with its texts and its versions, as this user may see it. */
export const readTemplate = async (
  db: Database,
  row: TemplateRow,
  userId: string,
): Promise<Template> => {
  const versionsOf = await loadCurrentVersions(db, [row.id]);
  const [es, ca, en] = [
    await loadCurrentSource(db, row.id, 'es'),
    await loadCurrentSource(db, row.id, 'ca'),
    await loadCurrentSource(db, row.id, 'en'),
  ];
  const names = await namesOfPeople(db, row.ownerId === null ? [] : [row.ownerId]);
  const documents = await db.$count(
    templateDocuments,
    and(eq(templateDocuments.ownerId, userId), eq(templateDocuments.templateId, row.id)),
  );
  return {
    ...toTemplateItem(row, {
      userId,
      versions: versionsOf(row.id),
      ownerName: names.get(row.ownerId ?? '') ?? '',
      documents,
    }),
    sources: { es: es.source, ca: ca.source, en: en.source },
    history: await historyOf(db, row.id),
  };
};
