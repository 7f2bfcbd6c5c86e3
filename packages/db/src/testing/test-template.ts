import type postgres from 'postgres';
import { createDatabaseClient } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { seedReferenceData } from '../reference/seed-reference-data.ts';
import { testReference } from './test-reference.ts';

/** Passed from the global setup to the test files by vitest's provide and inject. */
export interface TestDatabaseServer {
  /** The URL of the server's maintenance database. */
  adminUrl: string;
  /** The prefix of the names of the run's databases. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

/** The URL of another database of the same server. */
export function urlOfDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The template with the newest schema and no rows. */
export const schemaTemplateName = (prefix: string): string => `${prefix}_template`;
/** The template with the newest schema and the reference data of the product. */
export const referenceTemplateName = (prefix: string): string => `${prefix}_reference_template`;

/** Creates the templates from which every test database is cloned, by the real migrations and the real seeding. */
export async function createTemplates(
  admin: postgres.Sql,
  { adminUrl, prefix }: TestDatabaseServer,
  migrationsFolder: string,
): Promise<void> {
  const [template, reference] = [schemaTemplateName(prefix), referenceTemplateName(prefix)];
  await admin`
    create database ${admin(template)}
    template template0 encoding 'UTF8' locale_provider icu icu_locale 'es' locale 'C.UTF-8'`;
  await migrateDatabase(urlOfDatabase(adminUrl, template), migrationsFolder);
  await admin`create database ${admin(reference)} template ${admin(template)}`;
  const client = createDatabaseClient(urlOfDatabase(adminUrl, reference), { maxConnections: 1 });
  try {
    await seedReferenceData(client.db, testReference);
  } finally {
    // A database with open connections cannot be cloned.
    await client.close();
  }
}
