import { loadServer } from './compiled-server.mjs';

await loadServer().main(process.argv.slice(2));
