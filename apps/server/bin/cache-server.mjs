import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheServer } from './compiled-server.mjs';

// The last step of a build, in a separate process: loads the bundle and tries to start, which is refused
// because there is no database. By then, nearly all the code that any start compiles has been compiled.

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'valia-build-'));

async function tryStart({ startProduct }) {
  process.env = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: folder };
  try {
    await startProduct({ repositoryRoot, args: [] });
  } catch (error) {
    if (error.name !== 'StartupError') throw error;
  }
}

try {
  await cacheServer(tryStart);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
