import { spawnSync } from 'node:child_process';
import { catalogSources } from '../src/catalog-sources.ts';

const area = process.argv[2];
if (area === undefined || !(area in catalogSources)) {
  process.stderr.write(`Usage: extract <${Object.keys(catalogSources).join('|')}>\n`);
  process.exit(1);
}
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: new URL('..', import.meta.url),
  env: { ...process.env, CATALOG_AREA: area },
  stdio: 'inherit',
});
process.exit(status ?? 1);
