import type { Database } from '@valia/db/client.ts';
import { readAtOneMoment } from '@valia/services/context/change-audited.ts';
import { proveAuditChain } from '@valia/services/audit-log/prove-audit-logs.ts';
import { checkLedger } from '@valia/services/commissions/ledger/prove-commissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** What a copy of a database has to have alike. */
export const databaseFiguresSchema = z.strictObject({
  /** How many each table has: `public.users`. */
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
export type DatabaseFigures = z.infer<typeof databaseFiguresSchema>;

/** How many rows each table has, whichever release made it. */
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

/** Proves ledger and audit log of one moment, in a database of this release. */
export const readProofs = (db: Database): Promise<Omit<DatabaseFigures, 'rows'>> =>
  readAtOneMoment(db, async (tx) => {
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

/** Counts and proofs of one moment. */
export const readDatabaseFigures = (db: Database): Promise<DatabaseFigures> =>
  readAtOneMoment(db, async (tx) => ({ rows: await countRows(tx), ...(await readProofs(tx)) }));

/** What is wrong with a database by itself, in sentences for its operator. */
export const faultsOf = ({ ledger, audit }: DatabaseFigures): string[] => [
  ...(ledger.faults === 0
    ? []
    : [
        `The ledger of commissions has ${String(ledger.faults)} faults: pnpm db:ledger names them.`,
      ]),
  ...(audit.fault === null ? [] : [`The audit log does not hold: ${audit.fault}.`]),
];

const flat = ({ rows, ledger, audit }: DatabaseFigures): Map<string, string> =>
  new Map([
    ...Object.entries(rows).map(([table, count]) => [`rows of ${table}`, String(count)] as const),
    ...Object.entries(ledger).map(([name, is]) => [`ledger, ${name}`, String(is)] as const),
    ...Object.entries(audit).map(([name, is]) => [`audit log, ${name}`, String(is)] as const),
  ]);

/** Where a copy differs from what it was made of. */
export const differencesOf = (made: DatabaseFigures, found: DatabaseFigures): string[] => {
  const [was, is] = [flat(made), flat(found)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [before = 'none', after = 'none'] = [was.get(name), is.get(name)];
    return before === after ? [] : [`${name}: ${before} in the backup, ${after} here`];
  });
};

/** In a sentence. */
export const describeFigures = ({ rows, ledger, audit }: DatabaseFigures): string => {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${String(all)} rows of ${String(Object.keys(rows).length)} tables, ${String(ledger.entries)} entries of the ledger, ${String(audit.sealed)} sealed rows of the audit log`;
};
