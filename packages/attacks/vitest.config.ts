import { resolve } from 'node:path';
import { neverTests, root, testProject } from '../config/test-project.config.ts';
import { mutantPlugin } from './src/mutants/mutant-plugin.ts';

/** The product compiled with a switch at every access condition. */
export default testProject(
  {
    name: 'mutants',
    include: ['src/**/*-mutants.db.test.ts'],
    exclude: neverTests,
    globalSetup: [resolve(root, 'packages/db/src/testing/start-test-server.ts')],
  },
  [mutantPlugin()],
);
