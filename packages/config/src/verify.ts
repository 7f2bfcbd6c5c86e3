import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { checkAuditedChanges } from './check-audited-changes.ts';
import { checkCatalogs, checkExtraction } from './checks/check-catalogs.ts';
import { checkImportCycles } from './checks/check-import-cycles.ts';
import { checkDependencyDirection } from './checks/check-dependency-direction.ts';
import { checkDocPaths } from './checks/check-doc-paths.ts';
import { checkNoExceptionLists } from './checks/check-no-exception-lists.ts';
import { checkFileSizes, checkFolderSizes } from './checks/check-file-sizes.ts';
import { checkFloors } from './checks/check-floors.ts';
import { checkNames } from './checks/check-names.ts';
import { checkPurity } from './checks/check-purity.ts';
import { checkWebLayers } from './checks/check-web-layers.ts';
import { compareMigrations } from './compare-migrations.ts';
import { extractCatalogs } from './catalogs/extract-catalogs.ts';
import { readRepository } from './sources/read-repository.ts';
import { runTool, type ToolRun } from './run-tool.ts';
import type { Finding } from './sources/source-file.ts';

interface Check {
  name: string;
  run: () => ToolRun | Promise<ToolRun>;
}

const root = resolve(import.meta.dirname, '../../..');
const files = readRepository(root);
const atOnce = 2;

const report = (findings: readonly Finding[]): ToolRun => ({
  ok: findings.length === 0,
  output: findings.map(({ path, message }) => `${path}: ${message}`).join('\n'),
});

const tool = (name: string, script: string, ...parts: string[]): Check => ({
  name,
  run: () => runTool(root, { script, arguments: parts }),
});

const typesAndLint = (): Promise<ToolRun> =>
  runTool(root, {
    script: 'node_modules/oxlint/bin/oxlint',
    arguments: [],
    // The process ends within a minute, so garbage collection is off: it would take a third of the time.
    environment: { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2)}B` },
  });

// The longest checks come first, so that two cores finish at the same time.
const checks: Check[] = [
  { name: 'types and lint', run: typesAndLint },
  {
    name: 'catalogs are up to date',
    run: async () => report(checkExtraction(files, await extractCatalogs(root))),
  },
  tool(
    'dead code',
    'node_modules/knip/bin/knip.js',
    '-c',
    'packages/config/knip.json',
    '--treat-config-hints-as-errors',
    '--cache',
  ),
  { name: 'migrations match the schema', run: () => compareMigrations(root) },
  tool('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  { name: 'catalogs are complete', run: () => report(checkCatalogs(files)) },
  {
    name: 'direction',
    run: () =>
      report([...checkDependencyDirection(files), ...checkWebLayers(files), ...checkFloors(files)]),
  },
  { name: 'no circles', run: () => report(checkImportCycles(files)) },
  { name: 'purity', run: () => report(checkPurity(files)) },
  { name: 'changes are audited', run: () => report(checkAuditedChanges(files)) },
  { name: 'names', run: () => report(checkNames(files)) },
  {
    name: 'sizes of files and folders',
    run: () => report([...checkFileSizes(files), ...checkFolderSizes(files)]),
  },
  { name: 'no exceptions', run: () => report(checkNoExceptionLists(files)) },
  { name: 'documented paths', run: () => report(checkDocPaths(files)) },
];

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const runCheck = async ({ name, run }: Check): Promise<boolean> => {
  const start = performance.now();
  const result = await Promise.resolve()
    .then(run)
    .catch((error: unknown): ToolRun => ({
      ok: false,
      output: error instanceof Error ? error.message : String(error),
    }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  say(`${result.ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (!result.ok) say(result.output.trimEnd().replaceAll(/^/gm, '    '));
  return result.ok;
};

const waiting = [...checks];
const results: boolean[] = [];
const work = async (): Promise<void> => {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    results.push(await runCheck(check));
  }
};

const start = performance.now();
await Promise.all(Array.from({ length: atOnce }, work));
const failed = results.filter((ok) => !ok).length;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
say(`${results.length - failed} of ${results.length} checks passed in ${seconds} s`);
process.exitCode = failed === 0 ? 0 : 1;
