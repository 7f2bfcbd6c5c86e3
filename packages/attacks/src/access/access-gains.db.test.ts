import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { accessGainAttack } from './access-gain-attack.ts';
import { collectFaults, listenWithoutLimits } from './try-rules.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listenWithoutLimits();
});
afterAll(() => server.close());

test(
  'what another person comes to have changes no answer to an adviser',
  { timeout: 60_000 },
  async () => {
    expect(await collectFaults(accessGainAttack(server))).toEqual([]);
  },
);
