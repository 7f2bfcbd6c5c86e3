import { defineConfig } from 'vitest/config';
import { root, testProject } from './test-project.config.ts';

/** What needs LibreOffice, which only those have who look after documents: `pnpm test:office`. */
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
