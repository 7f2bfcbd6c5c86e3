import { collectFaults } from '../access/try-rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectKinds } from '../access/access-world.ts';
import { canaryAttack, plantCanaries } from './canary.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  silentServerOptions,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer(silentServerOptions);
});
afterAll(() => server.close());

describe('T3 marked texts of one person', { timeout: 60_000 }, () => {
  test('reach no stranger and nobody signed out, by no call, search or document', async () => {
    expect(await collectFaults(canaryAttack(server))).toEqual([]);
  });

  test('are read by the person themself: the marks are where they should be', async () => {
    const person = await signedInPerson(server);
    await objectKinds.valuation(server, person);
    const planted = await plantCanaries(server, person.userId);
    expect(planted.length).toBeGreaterThan(20);
    const page = await person.http.call('valuations.list', {});
    expect(page.text).toContain('canary-valuations-company-name-');
    expect((await person.http.call('auth.session')).text).toContain(
      'canary-user-profiles-first-name',
    );
  });
});
