import { loadServer } from './compiled-server.mjs';

// Runs what was built.

await loadServer().main(process.argv.slice(2));
