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
/** Long journeys whose parts other tests try, and what takes thousands of tries to measure. */
const onlyInFullRun = isFullRun ? [] : ['**/*.full.e2e.test.ts', '**/*.full.db.test.ts'];
/** Calls and screens leave much behind at once: a larger young generation takes a tenth off their time. */
const roomForShortLives = '--max-semi-space-size=64';
/** Drawn by the React that is shipped, with styles asked for once; in the full run by the one that checks what it is given. */
const screenSetup = [
  ...(isFullRun ? [] : ['act-with-shipped-react.ts', 'begin-quick-queries.ts']),
  'begin-screen-file.ts',
];

/** What decides, besides a module's own text, what it is compiled to; Vitest itself begins anew with a new lockfile. */
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

/** The files of `pnpm test`, and as a project of their own those that take long for what they add. */
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
    // Many tests wait for a database, a browser or a clock: one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFilesFirst },
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: join(compiledModules, compiledBy.digest('hex')),
    },
    projects: [
      // What a package tests in a way of its own, it says itself.
      '{apps,packages}/!(config)/vitest.config.ts',
      ...shortAndLong({
        name: 'unit',
        include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
        long: '{apps,packages}/**/*.long.test.ts',
        exclude: [...neverTests, '**/*.{db,process,e2e}.test.ts'],
        // The modules these test keep no state of their own, so that one graph of them serves every file.
        isolate: false,
        // Threads are begun sooner and told more cheaply than processes.
        pool: 'threads',
        // What holds of any inputs is tried with thousands of them.
        testTimeout: 20_000,
        // Pure packages have no environment to read it from.
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
