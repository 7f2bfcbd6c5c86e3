import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { readLibrary, readLibraryEntries } from '@valia/domain/templates/read-library.ts';
import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../client.ts';
import { templates, templateVersions } from '../schema/workspace/templates.ts';

/** The note of the first version of a template. */
const firstNote = 'Primera versión';

/**
 * Inserts the template library included in the product as the firm's own; administrators publish all later versions.
 */
export const seedTemplates = async (db: Database, read: ReadText, now: Date): Promise<void> => {
  const ids = readLibraryEntries(read).map(({ id }) => id);
  if ((await db.$count(templates, inArray(templates.id, ids))) === ids.length) return;
  const library = readLibrary(read);
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(templates)
      .values(
        library.map(({ id, phase, names, about, isBlind }, position) => ({
          id,
          phase,
          names,
          about,
          isBlind,
          position,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: templates.id });
    const isNew = new Set(inserted.map(({ id }) => id));
    const versions = library
      .filter(({ id }) => isNew.has(id))
      .flatMap(({ id, sources }) =>
        userLanguages.map((language) => ({
          id: randomUUID(),
          templateId: id,
          language,
          number: 1,
          follows: language === 'es' ? null : 1,
          source: sources[language],
          note: firstNote,
          createdAt: now,
        })),
      );
    if (versions.length > 0) await tx.insert(templateVersions).values(versions);
  });
};
