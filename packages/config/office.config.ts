import { defineConfig } from 'vitest/config';
import { root, testProject } from './test-project.config.ts';

/** The tests that need LibreOffice, which only developers of the documents have installed: `pnpm test:office`. */
export default defineConfig({
  root,
  test: {
    projects: [
      testProject({
        name: 'office',
        include: ['packages/reports/src/**/*-office.ts'],
        testTimeout: 300_000,
      }),
    ],
  },
});
