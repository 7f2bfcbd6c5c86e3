import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { linguiMacroPlugin } from '../i18n/src/lingui-macro-plugin.ts';

export const root = resolve(import.meta.dirname, '../..');
export const neverTests = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
export const isFullRun = process.env['VALIA_FULL'] === '1';
export const longTestMs = 120_000;
/** Awaited states arrive late when other tests share the processor. */
const longestPollMs = 10_000;

// Vitest recognises only globs without a type parameter. It would cache modules with a typed glob, whose list
// of files may have changed, so these are not cached.
const globsAnew: Plugin = {
  name: 'globs-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: onKey }) =>
    onKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob<') ? false : null)),
};

export type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * A project that does not extend `vitest.config.ts`, because that file would be bundled and run again for each project.
 */
export const testProject = (
  test: ProjectTest,
  plugins: Plugin[] = [],
): TestProjectInlineConfiguration => ({
  root,
  oxc: { jsx: { development: isFullRun } },
  plugins: [globsAnew, ...plugins, ...linguiMacroPlugin()],
  test: { expect: { poll: { timeout: longestPollMs } }, ...test },
});
