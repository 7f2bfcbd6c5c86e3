import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { gainFaults } from './gain-faults.ts';
import { allFaults, listenToMany } from './try-rules.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listenToMany();
});
afterAll(() => server.close());

test(
  'what another person comes to have changes no answer to an adviser',
  { timeout: 60_000 },
  async () => {
    expect(await allFaults(gainFaults(server))).toEqual([]);
  },
);
