import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { mutantPlugin } from '../../apps/server/src/testing/mutant-plugin.ts';
import { linguiMacroPlugin } from '../i18n/src/lingui-macro-plugin.ts';

const root = resolve(import.meta.dirname, '../..');
const neverTests = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const mutantTests = '**/*-mutants.db.test.ts';
const isFullRun = process.env['VALIA_FULL'] === '1';
/** Long journeys whose parts other tests try, and what takes thousands of tries to measure. */
const onlyInFullRun = isFullRun ? [] : ['**/*.full.e2e.test.ts', '**/*.full.db.test.ts'];
const longTestMs = 120_000;
/** What is waited for comes late where other tests share the processor. */
const longestPollMs = 10_000;
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
  'packages/i18n/lingui.config.ts',
  'packages/i18n/src/lingui-macro-plugin.ts',
  'apps/server/src/testing/mutant-plugin.ts',
  'apps/server/src/testing/authorization-mutants.ts',
  'apps/server/src/testing/object-mutants.ts',
];
const compiledModules = join(root, 'node_modules/.cache/compiled-modules');
const compiledBy = createHash('sha256').update(String(isFullRun));
for (const file of compilers) compiledBy.update(readFileSync(join(root, file)));

// Vitest knows a glob that carries no type, and would keep a list of files to which one was added since.
const globsAnew: Plugin = {
  name: 'globs-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: onKey }) =>
    onKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob<') ? false : null)),
};

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project that does not extend this file, which would be bundled and run anew for each of them. */
const project = (test: ProjectTest, plugins: Plugin[] = []): TestProjectInlineConfiguration => ({
  root,
  oxc: { jsx: { development: isFullRun } },
  plugins: [globsAnew, ...plugins, ...linguiMacroPlugin()],
  test: { expect: { poll: { timeout: longestPollMs } }, ...test },
});

export default defineConfig({
  root,
  test: {
    // Many tests wait for a database, a browser or a clock: one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: join(compiledModules, compiledBy.digest('hex')),
    },
    projects: [
      project({
        name: 'unit',
        include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'apps/web/**/*.test.ts'],
        exclude: [...neverTests, '**/*.db.test.ts', '**/*.process.test.ts'],
        // The modules these test keep no state of their own, so that one graph of them serves every file.
        isolate: false,
        // Threads are begun sooner and told more cheaply than processes, and these tests need none of their own.
        pool: 'threads',
        // What holds of any inputs is tried with thousands of them.
        testTimeout: 20_000,
        // Pure packages have no environment to read it from.
        provide: { isFullRun },
      }),
      project({
        name: 'db',
        include: ['packages/**/*.db.test.ts', 'apps/server/**/*.db.test.ts'],
        exclude: [...neverTests, mutantTests, ...onlyInFullRun],
        globalSetup: [resolve(root, 'packages/db/src/testing/start-test-server.ts')],
        execArgv: [roomForShortLives],
        isolate: false,
        testTimeout: 20_000,
        hookTimeout: 30_000,
      }),
      project(
        {
          name: 'mutants',
          include: [mutantTests],
          exclude: neverTests,
          globalSetup: [resolve(root, 'packages/db/src/testing/start-test-server.ts')],
        },
        [mutantPlugin()],
      ),
      project({
        name: 'process',
        include: ['packages/**/*.process.test.ts', 'apps/server/**/*.process.test.ts'],
        exclude: neverTests,
        globalSetup: [resolve(root, 'apps/server/src/testing/build-product.ts')],
        testTimeout: longTestMs,
        hookTimeout: longTestMs,
      }),
      project({
        name: 'screen',
        include: ['apps/web/**/*.test.tsx'],
        exclude: neverTests,
        environment: 'jsdom',
        execArgv: [roomForShortLives],
        isolate: false,
        setupFiles: screenSetup.map((file) => resolve(root, 'apps/web/src/lib/testing', file)),
        testTimeout: 30_000,
      }),
      project({
        name: 'e2e',
        include: ['apps/e2e/**/*.e2e.test.ts'],
        exclude: [...neverTests, ...onlyInFullRun],
        globalSetup: [resolve(root, 'apps/e2e/src/prepare-journeys.ts')],
        isolate: false,
        testTimeout: longTestMs,
        hookTimeout: longTestMs,
      }),
    ],
  },
});
