import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

// drizzle-kit compares only with the last snapshot, so earlier ones are removed to keep the repository small.
const database = resolve(import.meta.dirname, '..');
const meta = resolve(database, '../../drizzle/meta');

const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
  { cwd: database, stdio: 'inherit' },
);
if (status === 0) {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  for (const earlier of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, earlier));
}
process.exitCode = status ?? 1;
