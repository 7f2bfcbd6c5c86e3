import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { seedReferenceData } from '@valia/db/reference/seed-reference-data.ts';
import type { PreparedMailing } from '../jobs/prepare-mailing.ts';
import type { OpenedDatabase } from './open-database.ts';

/** Migrates and fills the database while the mail queue opens. A failure is thrown with the queue closed again. */
export async function prepareDatabase(
  { client, migrate }: Pick<OpenedDatabase, 'client' | 'migrate'>,
  { jobs }: Pick<PreparedMailing, 'jobs'>,
  reference: ReadText,
): Promise<void> {
  // The queue has a schema and a connection of its own. What the migrations say is told first.
  const opening = jobs.open();
  opening.catch(() => undefined);
  try {
    await migrate();
    await seedReferenceData(client.db, reference);
  } catch (error) {
    await Promise.allSettled([opening]);
    await Promise.allSettled([jobs.close()]);
    throw error;
  }
  await opening;
}
