import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseClient } from '@valia/db/client.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { sql } from 'drizzle-orm';
import { postgresClients } from './postgres-clients.ts';
import { postgresMajorVersion } from './postgres-major-version.ts';

/**
 * Drops everything except extensions, which only a superuser might be able to create again, and the schema that each
 * database has.
 */
const emptyDatabase = `do $$
declare found record;
begin
  for found in select nspname from pg_namespace
    where nspname not in ('public', 'information_schema') and nspname not like 'pg\\_%'
  loop execute format('drop schema %I cascade', found.nspname); end loop;
  for found in select c.oid, c.relname,
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end as kind
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relkind = 'S'
  loop
    if exists (select from pg_class where oid = found.oid) then
      execute format('drop %s public.%I cascade', found.kind, found.relname);
    end if;
  end loop;
  for found in select p.oid, p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    if exists (select from pg_proc where oid = found.oid) then
      execute format('drop routine %s cascade', found.name);
    end if;
  end loop;
  for found in select t.oid, t.typname from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'c', 'r')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      and (t.typrelid = 0 or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
  loop
    if exists (select from pg_type where oid = found.oid) then
      execute format('drop type public.%I cascade', found.typname);
    end if;
  end loop;
end $$`;

const requireAlone = async ({ db }: DatabaseClient): Promise<void> => {
  const [row] = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const others = row?.others ?? 0;
  if (others > 0)
    throw new StartupError(
      `${String(others)} other connections are open to the database: stop the servers that use it first.`,
    );
};

/** Replaces the contents of the database with a dump, in one transaction: all of it or nothing. */
export const restoreDump = async (
  client: DatabaseClient,
  { url, dump, from }: { url: string; dump: string; from: number },
): Promise<void> => {
  const major = await postgresMajorVersion(client.db);
  if (major < from)
    throw new StartupError(
      `The backup is of PostgreSQL ${String(from)}, and the server is ${String(major)}: restore into one of ${String(from)} or newer.`,
    );
  await requireAlone(client);
  const run = await postgresClients(url, major);
  const folder = await mkdtemp(join(tmpdir(), 'valia-restore-'));
  try {
    const script = join(folder, 'valia.sql');
    // Written to a file first: if `pg_restore` dies while its output is piped, the partial script would look
    // complete.
    await run('pg_restore', ['--no-owner', '--no-acl', '--no-comments', `--file=${script}`, dump]);
    const inOne = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    await run('psql', [
      ...inOne,
      '--output=/dev/null',
      `--command=${emptyDatabase}`,
      `--file=${script}`,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
