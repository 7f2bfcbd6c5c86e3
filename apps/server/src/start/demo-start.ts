import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { demoCredentials, fillDemoData } from '@valia/services/demo/fill-demo-data.ts';
import type { DemoCredentials } from '@valia/services/demo/fill-demo-data.ts';
import { inArray } from 'drizzle-orm';

export interface DemoStart {
  db: Database;
  now: Date;
  secrets: SecretBox;
  reference: ReadText;
  onProgress: (sentence: string) => void;
}

/** Fills an empty database with the demo data; returns the demo accounts that the database has, for display. */
export async function startWithDemo({
  db,
  now,
  secrets,
  reference,
  onProgress,
}: DemoStart): Promise<DemoCredentials[]> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody !== undefined) return findDemoAccounts(db);
  onProgress('Filling in the demo data.');
  return fillDemoData(db, now, secrets, reference);
}

/** The demo users who still exist under their email address. */
async function findDemoAccounts(db: Database): Promise<DemoCredentials[]> {
  const accounts = demoCredentials();
  const addresses = accounts.map(({ email }) => email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, addresses));
  const found = new Set(rows.map(({ email }) => email));
  return accounts.filter(({ email }) => found.has(email));
}

/** The accounts as lines of text in columns. */
export function demoAccountLines(accounts: readonly DemoCredentials[]): string[] {
  const width = (of: (account: DemoCredentials) => string) =>
    Math.max(...accounts.map((account) => of(account).length));
  const labelWidth = width(({ label }) => label);
  const emailWidth = width(({ email }) => email);
  return accounts.map(
    ({ label, email, password, seed }) =>
      `  ${label.padEnd(labelWidth)}  ${email.padEnd(emailWidth)}  ${password}${seed === null ? '' : `  second factor: ${seed}`}`,
  );
}
