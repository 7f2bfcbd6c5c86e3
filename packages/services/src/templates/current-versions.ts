import type { Database } from '@valia/db/client.ts';
import { templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { type UserLanguage, userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { desc, inArray } from 'drizzle-orm';

export type CurrentVersions = TemplateListItem['versions'];

/** The newest version of each of these templates in each language, without its text. */
export const loadCurrentVersions = async (
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => CurrentVersions> => {
  const { templateId, language, number, follows, createdAt } = templateVersions;
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([templateId, language], {
            templateId,
            language,
            number,
            follows,
            createdAt,
          })
          .from(templateVersions)
          .where(inArray(templateId, [...ids]))
          .orderBy(templateId, language, desc(number));
  const found = new Map(rows.map((row) => [`${row.templateId} ${row.language}`, row]));
  const versionOf = (id: string, inLanguage: UserLanguage): CurrentVersions['es'] => {
    const row = found.get(`${id} ${inLanguage}`);
    if (row === undefined) throw new AppError('internal');
    return { number: row.number, follows: row.follows, createdAt: row.createdAt.toISOString() };
  };
  return (id) => {
    const [es, ca, en] = userLanguages.map((inLanguage) => versionOf(id, inLanguage));
    if (!es || !ca || !en) throw new AppError('internal');
    return { es, ca, en };
  };
};
