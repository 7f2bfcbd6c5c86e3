import { resolve } from 'node:path';

// What `pnpm start` runs: install and build when needed, then serve, in this one process,
// so that a signal reaches the server and its times count from here.

const root = resolve(import.meta.dirname, '../../..');

await import('./stop-with-runner.mjs');
await import('./prepare-product.mjs');
process.chdir(root);
await import('./serve.mjs');
