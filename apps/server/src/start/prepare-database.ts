import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { seedReferenceData } from '@valia/db/reference/seed-reference-data.ts';
import type { PreparedMailing } from '../jobs/prepare-mailing.ts';
import type { OpenedDatabase } from './open-database.ts';

/** Migrates and fills the database while the mail queue opens. If it fails, closes the queue before throwing. */
export async function prepareDatabase(
  { client, migrate }: Pick<OpenedDatabase, 'client' | 'migrate'>,
  { jobs }: Pick<PreparedMailing, 'jobs'>,
  reference: ReadText,
): Promise<void> {
  // Runs in parallel because the queue has a separate schema and connection. An error of the migrations is
  // reported first.
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
