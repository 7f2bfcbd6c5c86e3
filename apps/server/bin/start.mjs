import { resolve } from 'node:path';

// Run by `pnpm start`: installs and builds when needed, then serves, in this one process, so that a signal
// reaches the server and its timings count from here.

const root = resolve(import.meta.dirname, '../../..');

await import('./stop-with-runner.mjs');
await import('./prepare-product.mjs');
process.chdir(root);
await import('./serve.mjs');
