import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../run-tool.ts';

const tool = 'node_modules/@lingui/cli';

// The repository's own extraction, with its catalogs written elsewhere and in one language only. Only a
// source that mentions lingui can contain a text; parsing the other sources would take a third of the time.
const configFor = (i18n: string, out: string): string => `
import house from ${JSON.stringify(join(i18n, 'lingui.config.ts'))};
import babel from ${JSON.stringify(join(i18n, tool, 'dist/api/extractors/babel.js'))};
import { version } from ${JSON.stringify(join(i18n, tool, 'package.json'))};
import { cacheExtractions } from ${JSON.stringify(join(import.meta.dirname, 'cache-extractions.ts'))};
const known = ${JSON.stringify(join(i18n, 'node_modules/.cache/extractions.json'))};
const extractor = cacheExtractions(known, version, {
  match: (path) => babel.match(path),
  extract: async (path, source, onText, context) => {
    if (source.includes('@lingui/')) await babel.extract(path, source, onText, context);
  },
});
process.once('exit', extractor.save);
export default {
  ...house,
  rootDir: ${JSON.stringify(i18n)},
  extractors: [extractor],
  locales: ['es'],
  catalogs: house.catalogs.map((catalog) => ({
    ...catalog,
    path: catalog.path.replace('<rootDir>/src/locales', ${JSON.stringify(out)}),
  })),
};
`;

/** The texts currently in the sources, as one .po per area; throws with the tool's output when it fails. */
export const extractCatalogs = async (root: string): Promise<Map<string, string>> => {
  const i18n = join(root, 'packages/i18n');
  const out = mkdtempSync(join(tmpdir(), 'valia-catalogs-'));
  try {
    const config = join(out, 'lingui.config.ts');
    writeFileSync(config, configFor(i18n, out));
    const run = await runTool(root, {
      script: `packages/i18n/${tool}/dist/lingui.js`,
      // One worker, because another check uses the second core and each worker loads the tool again.
      arguments: ['extract', '--config', config, '--workers', '1'],
      folder: i18n,
    });
    if (!run.ok) throw new Error(run.output);
    const areas = readdirSync(out).filter((name) => existsSync(join(out, name, 'es.po')));
    return new Map(areas.map((area) => [area, readFileSync(join(out, area, 'es.po'), 'utf8')]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
