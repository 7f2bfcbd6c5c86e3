/** Values of `sslmode`; with any other value the driver falls back to no TLS, or starts without it. */
const encryptedModes = new Set(['require', 'verify-ca', 'verify-full']);

export interface DatabaseEndpoint {
  /** Host names and addresses as written in the URL; empty for a socket on this machine. */
  hosts: string[];
  /** The folder of a Unix socket, which is written as the host: postgres://user@%2Frun%2Fpostgresql/valia. */
  socketFolder: string | null;
  /** Whether TLS must be established before anything is sent. */
  isEncrypted: boolean;
}

/** The database server of a `postgres://` URL, as the driver interprets it; this machine when the URL has no host. */
export function parseDatabaseUrl(url: string): DatabaseEndpoint {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname);
  const given = Object.fromEntries(searchParams);
  const isEncrypted = encryptedModes.has(given['sslmode'] ?? given['ssl'] ?? '');
  if (host.startsWith('/')) return { hosts: [], socketFolder: host, isEncrypted };
  return { hosts: host === '' ? ['localhost'] : host.split(','), socketFolder: null, isEncrypted };
}

/**
 * The host option for what the driver does not read from a URL: a socket's folder, and a missing host, where PGHOST
 * must be ignored.
 */
export function hostOption(url: string): { host?: string } {
  const { hosts, socketFolder } = parseDatabaseUrl(url);
  if (socketFolder !== null) return { host: socketFolder };
  return new URL(url).hostname === '' ? { host: hosts.join(',') } : {};
}
