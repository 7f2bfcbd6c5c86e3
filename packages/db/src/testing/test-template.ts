import type postgres from 'postgres';
import { migrateDatabase } from '../migrate.ts';

/** Passed from the global set-up to the test files by vitest's provide and inject. */
export interface TestDatabaseServer {
  /** Address of the server's maintenance database. */
  adminUrl: string;
  template: string;
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

/** Makes the database that every test database is cloned from, by running the real migrations. */
export async function createTemplate(
  admin: postgres.Sql,
  { adminUrl, template }: TestDatabaseServer,
  migrationsFolder: string,
): Promise<void> {
  await admin`
    create database ${admin(template)}
    template template0 encoding 'UTF8' locale_provider icu icu_locale 'es' locale 'C.UTF-8'`;
  await migrateDatabase(urlOfDatabase(adminUrl, template), migrationsFolder);
}
