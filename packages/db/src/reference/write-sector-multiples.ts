import { readFileSync, writeFileSync } from 'node:fs';
import { sectorMultipleRows } from './sector-multiple-rows.ts';

// The bundled server has no data folder beside it, so the rows travel as a module: `pnpm --filter @valia/db reference:write`.
const csv = readFileSync(new URL('../../data/sector-multiples.csv', import.meta.url), 'utf8');
const target = new URL('./sector-multiples-data.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(sectorMultipleRows(csv), null, 2)}\n`);
process.stdout.write(`Wrote ${target.pathname}\n`);
