import type postgres from 'postgres';
import { createDatabaseClient } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { seedReferenceData } from '../reference/seed-reference-data.ts';
import { testReference } from './test-reference.ts';

/** Passed from the global set-up to the test files by vitest's provide and inject. */
export interface TestDatabaseServer {
  /** Address of the server's maintenance database. */
  adminUrl: string;
  /** What the names of the run's databases begin with. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

/** The address of another database of the same server. */
export function urlOfDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The newest schema and no rows. */
export const templateOf = (prefix: string): string => `${prefix}_template`;
/** The newest schema and what the product comes with. */
export const referenceTemplateOf = (prefix: string): string => `${prefix}_reference_template`;

/** Makes the databases that every test database is cloned from, by the real migrations and the real seeding. */
export async function createTemplates(
  admin: postgres.Sql,
  { adminUrl, prefix }: TestDatabaseServer,
  migrationsFolder: string,
): Promise<void> {
  const [template, reference] = [templateOf(prefix), referenceTemplateOf(prefix)];
  await admin`
    create database ${admin(template)}
    template template0 encoding 'UTF8' locale_provider icu icu_locale 'es' locale 'C.UTF-8'`;
  await migrateDatabase(urlOfDatabase(adminUrl, template), migrationsFolder);
  await admin`create database ${admin(reference)} template ${admin(template)}`;
  const client = createDatabaseClient(urlOfDatabase(adminUrl, reference), { maxConnections: 1 });
  try {
    await seedReferenceData(client.db, testReference);
  } finally {
    // Nothing is cloned from a database that somebody is connected to.
    await client.close();
  }
}
