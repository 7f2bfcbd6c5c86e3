import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { demoAccounts } from '@valia/services/demo/demo-accounts.ts';
import { demoCredentials, fillDemoData } from '@valia/services/demo/fill-demo-data.ts';
import type { DemoCredentials } from '@valia/services/demo/fill-demo-data.ts';

export interface DemoStart {
  db: Database;
  now: Date;
  secrets: SecretBox;
  onProgress: (sentence: string) => void;
}

/** Fills an empty database with the demo data; answers the demo accounts that the database has, to be shown. */
export async function startWithDemo({
  db,
  now,
  secrets,
  onProgress,
}: DemoStart): Promise<DemoCredentials[]> {
  const addresses = await readAddresses(db);
  if (addresses.size > 0) {
    return demoCredentials().filter(({ email }) => addresses.has(email));
  }
  onProgress('Filling in the demo data.');
  return fillDemoData(db, now, secrets);
}

/** The addresses of the oldest accounts: the demo people are older than anybody who signs up. */
async function readAddresses(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .orderBy(users.createdAt)
    .limit(Object.keys(demoAccounts).length);
  return new Set(rows.map(({ email }) => email));
}

/** The accounts as lines in columns. */
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
