/** Of `sslmode`: the driver falls back to no TLS, or begins without, under any other. */
const encryptedModes = new Set(['require', 'verify-ca', 'verify-full']);

export interface DatabaseAddress {
  /** Names and addresses as they were written; none for a socket of this machine. */
  hosts: string[];
  /** The folder of a Unix socket, which is written as the host: postgres://user@%2Frun%2Fpostgresql/valia. */
  socketFolder: string | null;
  /** Whether nothing is sent before TLS is agreed. */
  isEncrypted: boolean;
}

/** Where a `postgres://` address leads, as the driver takes it; without a host, to this machine. */
export function readDatabaseAddress(url: string): DatabaseAddress {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname);
  const given = Object.fromEntries(searchParams);
  const isEncrypted = encryptedModes.has(given['sslmode'] ?? given['ssl'] ?? '');
  if (host.startsWith('/')) return { hosts: [], socketFolder: host, isEncrypted };
  return { hosts: host === '' ? ['localhost'] : host.split(','), socketFolder: null, isEncrypted };
}

/** What the driver does not read from an address by itself: a socket's folder, and that PGHOST has no say. */
export function hostOption(url: string): { host?: string } {
  const { hosts, socketFolder } = readDatabaseAddress(url);
  if (socketFolder !== null) return { host: socketFolder };
  return new URL(url).hostname === '' ? { host: hosts.join(',') } : {};
}
