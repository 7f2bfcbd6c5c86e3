import { parseDatabaseUrl } from '@valia/db/parse-database-url.ts';
import { z } from 'zod';
import { loopbackHost } from './loopback-host.ts';

const backends = ['database', 'smtp'] as const;
type Backend = (typeof backends)[number];

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The comma-separated names of the backends that may be reached unencrypted on another host. */
export const plaintextBackendsSchema = z
  .string()
  .default('')
  .refine(
    (text) => namesIn(text).every((name) => backends.some((backend) => backend === name)),
    `must be ${backends.join(' or ')}, or both with a comma between them`,
  )
  .transform((text) => backends.filter((backend) => namesIn(text).includes(backend)));

export interface BackendUrls {
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}

const isElsewhere = (host: string): boolean => !loopbackHost.test(host.toLowerCase());

function databaseInClear(url: string): string | null {
  const { hosts, isEncrypted } = parseDatabaseUrl(url);
  const elsewhere = hosts.filter(isElsewhere);
  if (isEncrypted || elsewhere.length === 0) return null;
  return `DATABASE_URL: ${elsewhere.join(', ')} would be reached without TLS; add ?sslmode=verify-full (or require), or set PLAINTEXT_BACKENDS=database where nobody else can listen on the way`;
}

function mailServerInClear(url: string): string | null {
  const { protocol, hostname, searchParams } = new URL(url);
  const given = Object.fromEntries(searchParams);
  const isEncrypted =
    given['requireTLS'] === 'true' || (protocol === 'smtps:' && given['secure'] === undefined);
  if (isEncrypted || !isElsewhere(hostname)) return null;
  return `SMTP_URL: ${hostname} may be reached without TLS; begin with smtps://, or add ?requireTLS=true for STARTTLS, or set PLAINTEXT_BACKENDS=smtp where nobody else can listen on the way`;
}

/** One problem for each backend on another host that would be reached unencrypted and is not among the allowed ones. */
export function findUnencryptedBackends(
  { DATABASE_URL, SMTP_URL }: BackendUrls,
  allowed: readonly Backend[],
): string[] {
  const found: Record<Backend, string | null> = {
    database: DATABASE_URL === undefined ? null : databaseInClear(DATABASE_URL),
    smtp: SMTP_URL === undefined ? null : mailServerInClear(SMTP_URL),
  };
  return backends.filter((name) => !allowed.includes(name)).flatMap((name) => found[name] ?? []);
}
