import type { Database } from '@valia/db/client.ts';
import { readConsistently } from '@valia/services/context/change-audited.ts';
import { proveAuditChain } from '@valia/services/audit-log/prove-audit-logs.ts';
import { checkLedger } from '@valia/services/commissions/ledger/prove-commissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** The figures in which a copy of a database must equal the original. */
export const databaseFingerprintSchema = z.strictObject({
  /** The number of rows of each table, by its name, such as `public.users`. */
  rows: z.record(z.string(), z.number()),
  ledger: z.strictObject({
    entries: z.number(),
    commissions: z.number(),
    balanceCents: z.number(),
    faults: z.number(),
  }),
  audit: z.strictObject({
    sealed: z.number(),
    unsealed: z.number(),
    headSeal: z.string().nullable(),
    fault: z.string().nullable(),
  }),
});
export type DatabaseFingerprint = z.infer<typeof databaseFingerprintSchema>;

/** The number of rows of each table, whichever release created it. */
export const countRows = async (db: Database): Promise<Record<string, number>> => {
  const tables = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const rows: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [counted] = await db.execute<{ count: string }>(
      sql`select count(*) as count from ${sql.identifier(schema)}.${sql.identifier(name)}`,
    );
    rows[`${schema}.${name}`] = Number(counted?.count);
  }
  return rows;
};

/** Checks the ledger and the audit log at one moment, in a database of this release. */
export const readIntegrityProofs = (db: Database): Promise<Omit<DatabaseFingerprint, 'rows'>> =>
  readConsistently(db, async (tx) => {
    const { entries, commissions, balanceCents, faults } = await checkLedger(tx);
    const proof = await proveAuditChain(tx, { most: Number.MAX_SAFE_INTEGER });
    const { sealed, unsealed, headSeal, brokenAt } = proof;
    const place = brokenAt?.auditLogId ?? brokenAt?.position ?? 'unknown';
    return {
      ledger: { entries, commissions, balanceCents, faults: faults.length },
      audit: {
        sealed,
        unsealed,
        headSeal,
        fault: brokenAt === null ? null : `${brokenAt.fault} at row ${String(place)}`,
      },
    };
  });

/** Row counts and proofs at one moment. */
export const readDatabaseFingerprint = (db: Database): Promise<DatabaseFingerprint> =>
  readConsistently(db, async (tx) => ({
    rows: await countRows(tx),
    ...(await readIntegrityProofs(tx)),
  }));

/** The faults of a database in itself, in sentences for its operator. */
export const databaseProblems = ({ ledger, audit }: DatabaseFingerprint): string[] => [
  ...(ledger.faults === 0
    ? []
    : [
        `The ledger of commissions has ${String(ledger.faults)} faults: pnpm db:ledger names them.`,
      ]),
  ...(audit.fault === null ? [] : [`The audit log does not hold: ${audit.fault}.`]),
];

const flat = ({ rows, ledger, audit }: DatabaseFingerprint): Map<string, string> =>
  new Map([
    ...Object.entries(rows).map(([table, count]) => [`rows of ${table}`, String(count)] as const),
    ...Object.entries(ledger).map(([name, is]) => [`ledger, ${name}`, String(is)] as const),
    ...Object.entries(audit).map(([name, is]) => [`audit log, ${name}`, String(is)] as const),
  ]);

/** The differences between a copy and its original. */
export const fingerprintDifferences = (
  made: DatabaseFingerprint,
  found: DatabaseFingerprint,
): string[] => {
  const [was, is] = [flat(made), flat(found)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [before = 'none', after = 'none'] = [was.get(name), is.get(name)];
    return before === after ? [] : [`${name}: ${before} in the backup, ${after} here`];
  });
};

/** One sentence that summarises the figures. */
export const describeFingerprint = ({ rows, ledger, audit }: DatabaseFingerprint): string => {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${String(all)} rows of ${String(Object.keys(rows).length)} tables, ${String(ledger.entries)} entries of the ledger, ${String(audit.sealed)} sealed rows of the audit log`;
};
