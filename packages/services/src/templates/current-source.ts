import type { Database } from '@valia/db/client.ts';
import { templateVersions } from '@valia/db/schema/workspace/templates.ts';
import type { UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq } from 'drizzle-orm';

export interface CurrentSource {
  number: number;
  follows: number | null;
  source: string;
}

/** The newest text of a template in a language. The caller must have checked access to the template. */
export const loadCurrentSource = async (
  db: Database,
  templateId: string,
  language: UserLanguage,
): Promise<CurrentSource> => {
  const [row] = await db
    .select({
      number: templateVersions.number,
      follows: templateVersions.follows,
      source: templateVersions.source,
    })
    .from(templateVersions)
    .where(
      and(eq(templateVersions.templateId, templateId), eq(templateVersions.language, language)),
    )
    .orderBy(desc(templateVersions.number))
    .limit(1);
  if (!row) throw new AppError('internal');
  return row;
};
