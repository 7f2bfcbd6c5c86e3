import { readFileSync, writeFileSync } from 'node:fs';
import { dealSourceRows, sectorDealRows } from './deal-multiple-rows.ts';
import { sectorMultipleRows } from './sector-multiple-rows.ts';

// The bundled server has no data folder next to it, so the rows are shipped as a module: `pnpm --filter
// @valia/db reference:write`.
const dataFile = (name: string): string =>
  readFileSync(new URL(`../../data/${name}.csv`, import.meta.url), 'utf8');

const write = (name: string, rows: unknown): void => {
  const target = new URL(`./${name}.json`, import.meta.url);
  writeFileSync(target, `${JSON.stringify(rows, null, 2)}\n`);
  process.stdout.write(`Wrote ${target.pathname}\n`);
};

write('sector-multiples-data', sectorMultipleRows(dataFile('sector-multiples')));
write('deal-multiples-data', sectorDealRows(dataFile('sme-multiple-default')));
write('deal-sources-data', dealSourceRows(dataFile('sme-multiples')));
