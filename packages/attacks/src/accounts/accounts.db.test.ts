import { listen, type ListeningServer } from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasureFaults } from './erasure-faults.ts';
import { logoFaults } from './logo-faults.ts';
import { signInFaults } from './sign-in-faults.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listen();
});
afterAll(() => server.close());

test.each([
  ['a copy and an erasure take what is their person’s alone', erasureFaults],
  ['a picture is the logo of whoever sent it', logoFaults],
  ['a password, a code and a challenge open their own account', signInFaults],
])('S1 %s', async (_rule, faultsIn) => {
  const faults: string[] = [];
  for await (const fault of faultsIn(server)) faults.push(fault);
  expect(faults).toEqual([]);
});
