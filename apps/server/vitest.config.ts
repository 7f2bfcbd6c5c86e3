import { resolve } from 'node:path';
import {
  isFullRun,
  longTestMs,
  neverTests,
  root,
  testProject,
} from '../../packages/config/test-project.config.ts';

/** Tests that start the built product as a process. */
export default testProject({
  name: 'process',
  include: ['src/**/*.process.test.ts'],
  exclude: [...neverTests, ...(isFullRun ? [] : ['**/*.full.process.test.ts'])],
  globalSetup: [resolve(root, 'apps/server/src/testing/build-product.ts')],
  testTimeout: longTestMs,
  hookTimeout: longTestMs,
});
