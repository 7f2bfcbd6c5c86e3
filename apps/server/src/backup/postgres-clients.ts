import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '@valia/db/embedded/startup-error.ts';

const run = promisify(execFile);
const mostOutputBytes = 16 * 2 ** 20;

/** The folders in which Linux distributions install the PostgreSQL clients of one major version. */
const usualFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${String(major)}/bin`,
  `/usr/pgsql-${String(major)}/bin`,
  `/opt/homebrew/opt/postgresql@${String(major)}/bin`,
];

const majorOf = async (program: string): Promise<number | null> => {
  try {
    const { stdout } = await run(program, ['--version']);
    return Number(/(\d+)(?:\.\d+|\w*)/u.exec(stdout)?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
};

const firstToTrustSystem = 16;

/** The environment of a PostgreSQL client; it carries the password, so that no process list shows it. */
const environmentOf = (url: string, major: number): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode') ?? searchParams.get('ssl');
  // Trusts the certificates that the system trusts, as the server does.
  const trusted = major >= firstToTrustSystem && sslMode?.startsWith('verify') ? 'system' : null;
  const rootCertificate = searchParams.get('sslrootcert') ?? trusted;
  return {
    PATH: process.env['PATH'] ?? '',
    PGHOST: decodeURIComponent(hostname).replaceAll(/^\[|\]$/gu, ''),
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGOPTIONS: '-c statement_timeout=0 -c lock_timeout=10s',
    PGAPPNAME: 'valia backup',
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode === 'true' ? 'require' : sslMode }),
    ...(rootCertificate === null ? {} : { PGSSLROOTCERT: rootCertificate }),
  };
};

export type PostgresClient = 'pg_dump' | 'pg_restore' | 'psql';

/** Runs PostgreSQL's own clients of one major version against one database. */
export const postgresClients = async (url: string, major: number) => {
  const folders = [...usualFolders(major), ...(process.env['PATH'] ?? '').split(delimiter)];
  const found = async (): Promise<string> => {
    for (const folder of folders)
      if ((await majorOf(join(folder, 'pg_dump'))) === major) return folder;
    throw new StartupError(
      `The server is PostgreSQL ${String(major)}, and there is no pg_dump of that version: install its client programs (postgresql-client-${String(major)}), or put their folder first in PATH.`,
    );
  };
  const folder = await found();
  return async (client: PostgresClient, words: readonly string[]): Promise<void> => {
    try {
      await run(join(folder, client), words, {
        env: environmentOf(url, major),
        maxBuffer: mostOutputBytes,
      });
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      throw new Error(`${client} failed: ${said.trim().slice(-2_000)}`, { cause: error });
    }
  };
};
