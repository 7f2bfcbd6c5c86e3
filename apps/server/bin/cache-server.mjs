import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheServer } from './compiled-server.mjs';

// The last step of a build, in a process of its own: it loads the bundle and tries a start, which is refused because
// its database is not there. By then nearly all is compiled that any start compiles.

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'valia-build-'));

async function tryStart({ startProduct }) {
  process.env = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: folder };
  try {
    await startProduct({ repositoryRoot, args: [] });
  } catch (error) {
    if (error.name !== 'StartupRefusal') throw error;
  }
}

try {
  await cacheServer(tryStart);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
