import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskFaults } from './desk-faults.ts';
import { linkFaults, viewFaults } from './link-faults.ts';
import { listen } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { newsFaults } from './news-faults.ts';
import { reportFaults } from './report-faults.ts';
import { shareFaults } from './wall-faults.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listen();
});
afterAll(() => server.close());

test.each([
  ['a share lets do what it says, for as long as it is', shareFaults],
  [
    'a report is listed, fetched and made by the owner and whom the valuation is shared with',
    reportFaults,
  ],
  ['a view is its person’s alone', viewFaults],
  ['what is at an adviser’s desk is theirs, and a median that of verified advisers', deskFaults],
  ['what one was told of is named while one may see it', newsFaults],
  ['a link works once, in its time, for its purpose', linkFaults],
])('S1 %s', async (_rule, faultsIn) => {
  const faults: string[] = [];
  for await (const fault of faultsIn(server)) faults.push(fault);
  expect(faults).toEqual([]);
});
