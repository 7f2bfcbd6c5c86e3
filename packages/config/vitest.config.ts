import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import {
  isFullRun,
  longTestMs,
  neverTests,
  root,
  testProject,
  type ProjectTest,
} from './test-project.config.ts';
import { SlowFilesFirst } from './src/slow-files-first.ts';

const mutantTests = '**/*-mutants.db.test.ts';
/** Long journeys whose parts other tests cover, and measurements that need thousands of tries. */
const onlyInFullRun = isFullRun ? [] : ['**/*.full.e2e.test.ts', '**/*.full.db.test.ts'];
/**
 * Calls and screens create many short-lived objects: a larger young generation of the heap reduces their time by a
 * tenth.
 */
const roomForShortLives = '--max-semi-space-size=64';
/**
 * Ordinary runs use the production build of React and compute styles once; the full run uses React's development build
 * with its checks.
 */
const screenSetup = [
  ...(isFullRun ? [] : ['act-with-shipped-react.ts', 'begin-quick-queries.ts']),
  'begin-screen-file.ts',
];

/**
 * The files that, besides a module's own text, determine its compiled form. Vitest itself clears its cache when the
 * lockfile changes.
 */
const compilers = [
  'packages/config/vitest.config.ts',
  'packages/config/test-project.config.ts',
  'packages/i18n/lingui.config.ts',
  'packages/i18n/src/lingui-macro-plugin.ts',
];
const compiledModules = join(root, 'node_modules/.cache/compiled-modules');
const compiledBy = createHash('sha256').update(String(isFullRun));
for (const file of compilers) compiledBy.update(readFileSync(join(root, file)));

const inTheDatabase = {
  globalSetup: [resolve(root, 'packages/db/src/testing/start-test-server.ts')],
  execArgv: [roomForShortLives],
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

/** The files of `pnpm test`, and as a separate project those that take long for what they add. */
const shortAndLong = ({
  name,
  include,
  exclude,
  long,
  ...test
}: ProjectTest & { name: string; include: string[]; exclude: string[]; long: string }) => [
  testProject({ ...test, name, include, exclude: [...exclude, '**/*.long.*'] }),
  testProject({ ...test, name: `long-${name}`, include: [long], exclude }),
];

export default defineConfig({
  root,
  test: {
    // Many tests wait for a database, a browser or a clock, so one worker more than cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFilesFirst },
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: join(compiledModules, compiledBy.digest('hex')),
    },
    projects: [
      // A package with its own test settings has its own configuration file.
      '{apps,packages}/!(config)/vitest.config.ts',
      ...shortAndLong({
        name: 'unit',
        include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
        long: '{apps,packages}/**/*.long.test.ts',
        exclude: [...neverTests, '**/*.{db,process,e2e}.test.ts'],
        // The modules under test have no state, so all test files share one module graph.
        isolate: false,
        // Threads start faster than processes and communicate more cheaply.
        pool: 'threads',
        // Properties that hold for all inputs are tested with thousands of inputs.
        testTimeout: 20_000,
        // Provided here, because pure packages cannot read it from the environment.
        provide: { isFullRun },
      }),
      ...shortAndLong({
        ...inTheDatabase,
        name: 'db',
        include: ['{apps,packages}/**/*.db.test.ts'],
        long: '{apps,packages}/**/*.long.db.test.ts',
        exclude: [...neverTests, mutantTests, ...onlyInFullRun],
      }),
      ...shortAndLong({
        name: 'screen',
        include: ['apps/web/**/*.test.tsx'],
        long: 'apps/web/**/*.long.test.tsx',
        exclude: neverTests,
        environment: 'jsdom',
        execArgv: [roomForShortLives],
        isolate: false,
        setupFiles: screenSetup.map((file) => resolve(root, 'apps/web/src/lib/testing', file)),
        testTimeout: 30_000,
      }),
      testProject({
        name: 'e2e',
        include: ['{apps/e2e,packages/bench}/**/*.e2e.test.ts'],
        exclude: [...neverTests, ...onlyInFullRun],
        globalSetup: [resolve(root, 'apps/e2e/src/product/prepare-journeys.ts')],
        isolate: false,
        testTimeout: longTestMs,
        hookTimeout: longTestMs,
      }),
    ],
  },
});
